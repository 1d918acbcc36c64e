import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { StaffMedia, staffMediaQuery } from '../../contracts/staff-media.ts'
import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import { type Actor, requireEditor } from './policy.ts'
import { type MediaRow, toMedia, toSources } from './present.ts'
import { findMedia } from './queries-catalogue.ts'
import { listStaffMediaRows } from './queries-staff-media.ts'
import { holds } from './staff-paging.ts'

const sortColumns = {
  date: sql`date`,
  name: sql`public.fold(name)`,
  mimeType: sql`mime_type`,
  size: sql`size`,
  author: sql`author_key`,
  uid: sql`uid`,
}

export const unknownMedia = () => notFound('Ce média n’existe pas.')

const toStaffMedia = (row: MediaRow): StaffMedia => ({
  ...toMedia(row),
  credit: row.credit,
  author: row.author,
  sources: toSources(row.uid, row.variants),
  focalX: row.focalX,
  focalY: row.focalY,
  version: row.version,
})

export async function listStaffMedia(db: Database, actor: Actor, query: z.output<typeof staffMediaQuery>) {
  requireEditor(actor)
  const { uid, mimeType, author } = query.filter ?? {}
  const conditions = [
    uid && sql`uid in ${uid}`,
    mimeType && sql`mime_type in ${mimeType}`,
    author === undefined ? undefined : sql`author = ${author}`,
    query.q === undefined || query.q.trim() === '' ? undefined : holds(sql`name || ' ' || alt`, query.q),
  ]
  const order = query.sort
    ? { column: sortColumns[query.sort], direction: query.order }
    : { column: sortColumns.date, direction: 'desc' as const }
  const { rows, total } = await listStaffMediaRows(db, conditions, order, query)
  return { payload: rows.map(toStaffMedia), page: { total } }
}

/** @throws 404 */
export async function getStaffMedia(db: Database, actor: Actor, uid: string): Promise<StaffMedia> {
  requireEditor(actor)
  const [row] = await findMedia(db, [uid])
  if (!row) throw unknownMedia()
  return toStaffMedia(row)
}
