import { sql } from 'drizzle-orm'
import { staffPages } from '../../../../contracts/staff-content.ts'
import { containsWords } from '../../../../platform/database/index.ts'
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
