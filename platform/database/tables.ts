import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Secrets the house makes for itself, so that every process on one database has the same. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
