import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { entries } from './tables.ts'

export const offeredArticles = pgTable(
  'support_offered_articles',
  {
    uid: uuid().primaryKey(),
    entryUid: uuid()
      .notNull()
      .references(() => entries.uid, { onDelete: 'cascade' }),
    /** its place in the message */
    place: integer().notNull(),
    /** the article's uid in the channel's form: encrypted in coaching, because the article may reveal what the discussion is about */
    article: text().notNull(),
    /** when the person first opened it from the message */
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('support_offered_articles_entry').on(table.entryUid)],
)
