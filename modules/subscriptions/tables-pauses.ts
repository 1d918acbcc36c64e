import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * `resumed`: the charge succeeded. `undone`: the subscriber cancelled it before it began. `left`: the contract ended.
 */
export const pauseOutcomes = ['resumed', 'undone', 'left'] as const

/** The pauses of subscriptions, past ones too: figures need the state at a former time. */
export const pauses = pgTable(
  'subscription_pauses',
  {
    uid: uuid().primaryKey(),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    months: integer().notNull(),
    requestedAt: moment().notNull(),
    /** when access ended; null before */
    startedAt: moment(),
    endedAt: moment(),
    outcome: text({ enum: pauseOutcomes }),
  },
  (table) => [
    check('subscription_pauses_months', sql`months between 1 and 3`),
    uniqueIndex('subscription_pauses_one').on(table.subscriptionUid).where(sql`ended_at is null`),
    index('subscription_pauses_of').on(table.subscriptionUid, table.requestedAt),
  ],
)
