import { getTableColumns, sql } from 'drizzle-orm'
import { staffAuthors } from '../../../../contracts/articles/staff-content.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { articles, authors } from '../../tables.ts'
import { countedArticles } from '../entries/usage.ts'

export const source = listSource(staffAuthors.list, {
  table: authors,
  key: authors.uid,
  select: (db) =>
    db
      .select({
        ...getTableColumns(authors),
        articles: countedArticles(sql`select from ${articles} a where a.author = ${authors.uid}`),
      })
      .from(authors)
      .$dynamic(),
  sorts: { name: authors.sortKey, role: sql`fold(${authors.role})`, uid: authors.uid },
  natural: { by: authors.sortKey },
  filters: { uid: anyOf(authors.uid) },
  search: (q) => containsWords(sql`fold(${authors.name})`, q),
})

export const rows = versionedRows(authors, authors.uid)
