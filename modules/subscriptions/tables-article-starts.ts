import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many subscriptions began with an article, by month in Paris: counts without persons. */
export const articleStarts = pgTable(
  'article_starts',
  {
    article: text().notNull(),
    /** `2026-03` */
    month: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.article] })],
)
