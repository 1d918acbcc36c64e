import { getTableColumns, sql } from 'drizzle-orm'
import { staffCategories } from '../../../../contracts/articles/staff-content.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { articles, categories } from '../../tables.ts'
import { countedArticles } from '../entries/usage.ts'

export const source = listSource(staffCategories.list, {
  table: categories,
  key: categories.uid,
  select: (db) =>
    db
      .select({
        ...getTableColumns(categories),
        articles: countedArticles(sql`select from ${articles} a where a.category = ${categories.uid}`),
      })
      .from(categories)
      .$dynamic(),
  sorts: { name: categories.sortKey, uid: categories.uid },
  natural: { by: categories.sortKey },
  filters: { uid: anyOf(categories.uid) },
  search: (q) => containsWords(sql`fold(${categories.name})`, q),
})

export const rows = versionedRows(categories, categories.uid)
