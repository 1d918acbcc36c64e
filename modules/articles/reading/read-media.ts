import { type SQL, sql } from 'drizzle-orm'
import type { MediaQuery } from '../../../contracts/articles/content.ts'
import type { Media } from '../../../contracts/articles/content-entities.ts'
import type { Page } from '../../../contracts/paging.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Cursors, KeysetColumn } from '../../../platform/paging/index.ts'
import { listPage } from './paged-list.ts'
import { toMedia } from './present.ts'
import { findMedia } from './queries-catalogue.ts'

const orderColumns = {
  date: { column: 'date', type: 'timestamptz' },
  author: { column: 'author_key', type: 'text', nullable: true },
} as const

function toOrder(order: MediaQuery['order']): KeysetColumn[] {
  const asked = Object.entries(order) as [keyof typeof orderColumns, 'asc' | 'desc'][]
  const columns = asked.map(([key, direction]) => ({ ...orderColumns[key], direction }))
  return [...columns, { column: 'uid', type: 'uuid', direction: 'asc' }]
}

/** `image/*` matches every picture. */
function hasType(pattern: string): SQL {
  return pattern.endsWith('/*')
    ? sql`starts_with(media.mime_type, ${pattern.slice(0, -1)})`
    : sql`media.mime_type = ${pattern}`
}

function toConditions({ ids, author, authors, mimeType }: MediaQuery): SQL {
  const conditions = [
    sql`true`,
    ids && sql`media.uid in ${ids}`,
    author === undefined ? undefined : sql`media.author = ${author}`,
    authors && sql`media.author in ${authors}`,
    mimeType && sql`(${sql.join(mimeType.map(hasType), sql` or `)})`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

export async function listMedia(
  cursors: Cursors,
  db: Database,
  query: MediaQuery,
): Promise<{ payload: Media[]; page: Page }> {
  const { uids, page } = await listPage(cursors, db, {
    table: 'media',
    where: toConditions(query),
    order: toOrder(query.order),
    length: query.length,
    cursor: query.cursor,
  })
  return { payload: (await findMedia(db, uids)).map(toMedia), page }
}

/** @throws 404 */
export async function readMedia(db: Database, uid: string): Promise<Media> {
  const [row] = await findMedia(db, [uid])
  if (!row) throw notFound('Ce média n’existe pas.')
  return toMedia(row)
}
