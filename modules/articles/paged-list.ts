import type { SQL } from 'drizzle-orm'
import type { Page } from '../../contracts/paging.ts'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import { type Cursors, type KeysetColumn, keysetKind, keysetPage, pageOf } from '../../platform/paging/index.ts'

export interface PagedList {
  /** its name in the database, and what its cursors are signed for */
  table: string
  where: SQL
  order: readonly KeysetColumn[]
  length: number
  cursor: string | undefined
}

/** One query: the uids of a page, and where the next one starts. */
export async function listPage(
  cursors: Cursors,
  db: Database,
  { table, where, order, length, cursor }: PagedList,
): Promise<{ uids: string[]; page: Page }> {
  const kind = keysetKind(table, order)
  const after = cursor === undefined ? undefined : cursors.decode(kind, cursor)
  const places = await rowsOf<Record<string, string | null>>(
    db,
    keysetPage({ table, where, order, after, limit: length + 1 }),
  )
  const { rows, page } = pageOf(places, length, (last) =>
    cursors.encode(
      kind,
      order.map(({ column }) => last[`${column}_text`] ?? null),
    ),
  )
  return { uids: rows.map((place) => String(place.uid_text)), page }
}

/** Rows found by their uids, in the order of these. */
export function inOrderOf<Row extends { uid: string }>(uids: readonly string[], rows: readonly Row[]): Row[] {
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  return uids.flatMap((uid) => byUid.get(uid) ?? [])
}
