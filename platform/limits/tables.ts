import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row counts one limit for one key, shared by every process. It is deleted when its last hit has left the window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** digest of the limit's name and of what is limited: a user's uid, an e-mail, a network */
    key: text().primaryKey(),
    /** which limit, for those who look into the table: `registrations` */
    name: text().notNull(),
    /** when each hit of the window happened; never more of them than the limit allows */
    hits: timestamp({ withTimezone: true }).array().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expires').on(table.expiresAt)],
)
