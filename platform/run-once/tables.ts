import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What is done once in the life of a house, whatever restarts. */
export const milestones = pgTable('milestones', {
  name: text().primaryKey(),
  reachedAt: timestamp({ withTimezone: true }).notNull(),
})
