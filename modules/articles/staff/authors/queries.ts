import { sql } from 'drizzle-orm'
import { staffAuthors } from '../../../../contracts/staff-content.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { authors } from '../../tables.ts'

export const source = listSource(staffAuthors.list, {
  table: authors,
  key: authors.uid,
  select: (db) => db.select().from(authors).$dynamic(),
  sorts: { name: authors.sortKey, role: sql`fold(${authors.role})`, uid: authors.uid },
  natural: { by: authors.sortKey },
  filters: { uid: anyOf(authors.uid) },
  search: (q) => containsWords(sql`fold(${authors.name})`, q),
})

export const rows = versionedRows(authors, authors.uid)
