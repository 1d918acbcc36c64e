import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import { type Actor, outdatedVersionError } from '../../../platform/staff/index.ts'
import { mayWriteArticle } from '../policy.ts'
import { type DraftRow, findLiveArticle, type LiveArticle } from './queries-drafts.ts'

/** @throws 404; 403 the actor may not write in the article */
export async function requireArticle(
  db: Database,
  actor: Actor,
  uid: string,
  strength?: Parameters<typeof findLiveArticle>[2],
): Promise<LiveArticle> {
  const article = await findLiveArticle(db, uid, strength)
  if (!article) throw notFound('Cet article n’existe pas.')
  if (!mayWriteArticle(actor, article)) throw forbidden()
  return article
}

/** @throws 409 if the article was published or changed since that version */
export function requireVersion(article: LiveArticle, version: number): void {
  if (article.version !== version) throw outdatedVersionError()
}

/** @throws 409 if the article was changed after the copy was saved: publishing the copy would undo that change */
export function requireCurrentCopy(article: LiveArticle, row: DraftRow | undefined): void {
  if (row?.draft && row.basedOn !== article.version) throw outdatedVersionError()
}
