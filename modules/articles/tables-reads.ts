import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles } from './tables.ts'

/** Number of reads of an article by month (Paris time), without any data about readers. */
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
