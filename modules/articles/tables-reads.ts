import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles } from './tables.ts'

/** How often visitors read an article, by month in Paris: a number alone, of no one. */
export const articleReads = pgTable(
  'article_reads',
  {
    article: text()
      .notNull()
      .references(() => articles.uid, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** `2026-03` */
    month: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.article] }), index('article_reads_of').on(table.article)],
)
