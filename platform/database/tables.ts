import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Generated secrets, shared by every process on one database. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
