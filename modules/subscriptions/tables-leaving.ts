import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './tables.ts'

/** Answer of a member who left; deleted with the account. */
export const leavingAnswers = pgTable(
  'leaving_answers',
  {
    subscriptionUid: uuid()
      .primaryKey()
      .references(() => subscriptions.uid),
    reason: text(),
    text: text(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('leaving_answers_answered').on(table.answeredAt, table.subscriptionUid)],
)

/** Numbers of answers, without the persons: they remain when the answers are deleted. */
export const leavingCounts = pgTable(
  'leaving_counts',
  {
    /** « 2026-11 », in Paris */
    month: text().notNull(),
    reason: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.reason] })],
)
