import type { SQL } from 'drizzle-orm'
import type { Page } from '../../../contracts/paging.ts'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { type Cursors, type KeysetColumn, keysetKind, keysetPage, pageOf } from '../../../platform/paging/index.ts'

export interface PagedList {
  /** the table's name, also part of the cursors' signature */
  table: string
  /** a subquery to read instead of the table */
  from?: SQL | undefined
  where: SQL
  order: readonly KeysetColumn[]
  length: number
  cursor: string | undefined
}

/** One query: the uids of a page, and the cursor of the next page. */
export async function listPage(
  cursors: Cursors,
  db: Database,
  { table, from, where, order, length, cursor }: PagedList,
): Promise<{ uids: string[]; page: Page }> {
  const kind = keysetKind(table, order)
  const after = cursor === undefined ? undefined : cursors.decode(kind, cursor)
  const places = await rowsOf<Record<string, string | null>>(
    db,
    keysetPage({ table, from, where, order, after, limit: length + 1 }),
  )
  const { rows, page } = pageOf(places, length, (last) =>
    cursors.encode(
      kind,
      order.map(({ column }) => last[`${column}_text`] ?? null),
    ),
  )
  return { uids: rows.map((place) => String(place.uid_text)), page }
}

export type RowSource = Pick<PagedList, 'from' | 'where'>

export interface PartedList<Part> extends Omit<PagedList, keyof RowSource> {
  /** each row is in exactly one part; parts are listed one after the other */
  parts: readonly Part[]
  sourceOf(part: Part): Promise<RowSource>
}

/** Like `listPage`, for consecutive parts: one query for each part that the page reaches. */
export async function listParts<Part>(
  cursors: Cursors,
  db: Database,
  { table, parts, sourceOf, order, length, cursor }: PartedList<Part>,
): Promise<{ uids: string[]; page: Page }> {
  const kind = `${keysetKind(table, order)}:parts`
  const [begin = 0, ...after] = cursor === undefined ? [] : cursors.decode(kind, cursor)
  const places: { part: number; place: Record<string, string | null> }[] = []
  for (const [part, which] of parts.entries()) {
    const limit = length + 1 - places.length
    if (part < Number(begin) || limit === 0) continue
    const asked = { table, ...(await sourceOf(which)), order, limit }
    const rest = keysetPage({ ...asked, after: part === begin && after.length > 0 ? after : undefined })
    for (const place of await rowsOf<Record<string, string | null>>(db, rest)) places.push({ part, place })
  }
  const { rows, page } = pageOf(places, length, ({ part, place }) =>
    cursors.encode(kind, [part, ...order.map(({ column }) => place[`${column}_text`] ?? null)]),
  )
  return { uids: rows.map(({ place }) => String(place.uid_text)), page }
}

export function inOrderOf<Row extends { uid: string }>(uids: readonly string[], rows: readonly Row[]): Row[] {
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  return uids.flatMap((uid) => byUid.get(uid) ?? [])
}
