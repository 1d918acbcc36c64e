import type { ArticleSettings } from '../../../contracts/articles/article-fields.ts'
import type { ArticleRevision, HistoryEntry } from '../../../contracts/articles/staff-revisions.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { requireArticle } from '../drafts/require-article.ts'
import { findMedia } from '../reading/queries-catalogue.ts'
import { findTakenUids } from '../writing/queries-uids.ts'
import { findRevision, listHistory, type RevisionRow } from './queries-revisions.ts'

type Context = StaffContext<unknown, Viewer>

export const unknownRevision = () => notFound('Cette version n’existe pas.')

export const presentEntry = ({
  n,
  date,
  by,
  title,
  name,
}: Pick<RevisionRow, 'n' | 'date' | 'by' | 'title' | 'name'>): HistoryEntry => ({
  ...{ n, date: date.toISOString(), by, title, name },
})

/** Uids in a revision's settings whose rows no longer exist. */
async function goneFrom(db: Database, { image, author, category, tags, related }: ArticleSettings) {
  const media = new Set((await findMedia(db, image === null ? [] : [image])).map(({ uid }) => uid))
  const known = [
    [[author], await findTakenUids(db, 'authors', [author])],
    [[category], await findTakenUids(db, 'categories', [category])],
    [tags, await findTakenUids(db, 'tags', tags)],
    [related, await findTakenUids(db, 'articles', related)],
    [image === null ? [] : [image], media],
  ] as const
  return known.flatMap(([uids, existing]) => uids.filter((uid) => !existing.has(uid)))
}

/** @throws 403, 404 */
export async function readHistory({ db, actor }: Context, uid: string, paging: Parameters<typeof listHistory>[2]) {
  await requireArticle(db, actor, uid)
  const { rows, total } = await listHistory(db, uid, paging)
  return { payload: rows.map(presentEntry), page: { total } }
}

/** @throws 403, 404 */
export async function readRevision({ db, actor }: Context, uid: string, n: number): Promise<ArticleRevision> {
  await requireArticle(db, actor, uid)
  const row = await findRevision(db, uid, n)
  if (!row) throw unknownRevision()
  const { excerpt, content, settings } = row
  return { ...presentEntry(row), excerpt, content, settings, gone: settings ? await goneFrom(db, settings) : [] }
}
