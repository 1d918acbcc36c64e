import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Hits of one limit for one key, shared by every process. A row is deleted once its last hit has left the window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** digest of the limit's name and of what is limited: a user's uid, an e-mail, a network */
    key: text().primaryKey(),
    /** name of the limit, for people who read the table: `registrations` */
    name: text().notNull(),
    /** times of the window's hits; never more than the limit allows */
    hits: timestamp({ withTimezone: true }).array().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expires').on(table.expiresAt)],
)
