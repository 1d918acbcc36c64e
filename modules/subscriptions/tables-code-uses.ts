import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscribers, subscriptions } from './tables.ts'
import { codes } from './tables-offers.ts'

/** One row for each order with a code, from the moment it is begun; removed when the order is never paid. */
export const codeUses = pgTable(
  'code_uses',
  {
    subscriptionUid: uuid()
      .primaryKey()
      .references(() => subscriptions.uid),
    code: text()
      .notNull()
      .references(() => codes.uid),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    /** the provider's fingerprint of the card, whoever pays with it; null until it is known, and after erasure of the account */
    card: text(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('code_uses_person').on(table.code, table.subscriberUid),
    index('code_uses_card').on(table.code, table.card),
  ],
)
