import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type FirstAnswer, subscribers, subscriptions } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Each attempt to replace the stored card by another card or a bank account. Its uid is the provider's idempotency key. */
export const cardChanges = pgTable(
  'card_changes',
  {
    uid: uuid().primaryKey(),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    way: text({ enum: ['card', 'checkout', 'debit'] }).notNull(),
    provider: text().notNull(),
    /** `late`: the card was stored when nothing was left to pay with it */
    state: text({ enum: ['started', 'redirected', 'pending', 'kept', 'failed', 'cancelled', 'late'] }).notNull(),
    reference: text(),
    href: text(),
    errorCode: text(),
    /** the provider's token of the new card */
    method: text(),
    requestKey: text(),
    orderHash: text().notNull(),
    answer: jsonb().$type<FirstAnswer>(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** when to ask the provider for the outcome; null once settled */
    lookAt: moment(),
  },
  (table) => [
    uniqueIndex('card_changes_one_open')
      .on(table.subscriptionUid)
      .where(sql`state in ('started', 'redirected', 'pending')`),
    uniqueIndex('card_changes_request').on(table.subscriberUid, table.requestKey).where(sql`request_key is not null`),
    index('card_changes_look').on(table.lookAt).where(sql`look_at is not null`),
    index('card_changes_of').on(table.subscriptionUid, table.createdAt),
  ],
)
