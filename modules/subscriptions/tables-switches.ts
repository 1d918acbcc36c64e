import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './tables.ts'
import { unitColumn } from './tables-offers.ts'

const moment = () => timestamp({ withTimezone: true })

/** `done`: its first period was paid. `undone`: the subscriber kept the plan, or chose another. `left`: the contract ended. */
export const switchOutcomes = ['done', 'undone', 'left'] as const

/** Changes of plan, past ones too. The terms of a planned one are on the subscription. */
export const switches = pgTable(
  'subscription_switches',
  {
    uid: uuid().primaryKey(),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    formula: text().notNull(),
    formulaName: text().notNull(),
    amount: integer().notNull(),
    periodDuration: integer().notNull(),
    periodDurationUnit: unitColumn().notNull(),
    requestedAt: moment().notNull(),
    endedAt: moment(),
    outcome: text({ enum: switchOutcomes }),
  },
  (table) => [
    uniqueIndex('subscription_switches_one').on(table.subscriptionUid).where(sql`ended_at is null`),
    index('subscription_switches_of').on(table.subscriptionUid, table.requestedAt),
  ],
)
