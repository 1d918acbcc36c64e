import { maxRelatedArticles } from '../../../contracts/articles/article-fields.ts'
import type { Article, ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { previewLinks } from '../../../platform/paging/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { withDraft } from '../drafts/preview-draft.ts'
import { mayReadContent } from '../policy.ts'
import { toArticle, toSummary } from './present.ts'
import { findArticle, findSummaries, readableAt } from './queries-articles.ts'
import { findChosenUids, listRelatedUids } from './queries-related.ts'

type Ports = Pick<Platform, 'clock' | 'cursors'>

export const articlePreviews = previewLinks('articles.preview')

const unknownArticle = () => notFound('Cet article n’existe pas, ou n’est plus publié.')

/**
 * @param preview token of a preview link, which gives the whole article with its working copy
 * @throws 404
 */
export async function readArticle(
  ports: Ports,
  db: Database,
  viewer: Viewer | null,
  uid: string,
  preview?: string,
): Promise<Article> {
  const now = ports.clock.now()
  const previewed = articlePreviews.uidOf(ports, preview) === uid
  const row = await findArticle(db, uid, previewed ? undefined : readableAt(now), previewed || mayReadContent(viewer))
  if (!row) throw unknownArticle()
  const shown = previewed ? await withDraft(db, row) : row
  return toArticle(shown, shown.content)
}

/** @throws 404 */
export async function listRelated(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer | null,
  uid: string,
): Promise<ArticleSummary[]> {
  const now = clock.now()
  const chosen = await findChosenUids(db, uid, now)
  if (!chosen) throw unknownArticle()
  const uids = chosen.length > 0 ? chosen : await listRelatedUids(db, uid, now, maxRelatedArticles)
  const related = await findSummaries(db, uids)
  return related.map((row) => toSummary(row, !mayReadContent(viewer)))
}
