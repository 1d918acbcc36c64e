import { and, eq, ne, sql } from 'drizzle-orm'
import { staffPages } from '../../../../contracts/articles/staff-content.ts'
import { containsWords, type Database } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { pages } from '../../tables.ts'

export const source = listSource(staffPages.list, {
  table: pages,
  key: pages.uid,
  select: (db) => db.select().from(pages).$dynamic(),
  sorts: { title: pages.sortKey, modified: pages.modified, uid: pages.uid },
  natural: { by: pages.sortKey },
  filters: { uid: anyOf(pages.uid) },
  search: (q) => containsWords(sql`fold(${pages.title})`, q),
})

export const rows = versionedRows(pages, pages.uid)

/** Updates a page to the default text of the installed version, unless staff have saved the page. */
export async function refreshUnsaved(
  db: Database,
  uid: string,
  { content, modified }: { content: string; modified: Date },
): Promise<void> {
  await db
    .update(pages)
    .set({ content, modified })
    .where(and(eq(pages.uid, uid), eq(pages.version, 1), ne(pages.content, content)))
}
