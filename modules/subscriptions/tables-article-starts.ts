import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Number of subscriptions that began from an article, by month in Paris. Names no person. */
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
