import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Steps that run once in the life of a database, across restarts. */
export const milestones = pgTable('milestones', {
  name: text().primaryKey(),
  reachedAt: timestamp({ withTimezone: true }).notNull(),
})
