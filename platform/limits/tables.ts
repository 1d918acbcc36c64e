import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What is counted against a limit, shared by every process; kept as long as the longest window. */
export const limitHits = pgTable(
  'limit_hits',
  {
    uid: uuid().primaryKey(),
    /** what is limited: `registrations` */
    name: text().notNull(),
    /** whose it counts as: a person's uid, a network */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('limit_hits_of').on(table.name, table.key, table.at), index('limit_hits_at').on(table.at)],
)
