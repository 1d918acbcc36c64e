import { boolean, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscribers, subscriptions } from './tables.ts'
import { gifts } from './tables-gifts.ts'

const moment = () => timestamp({ withTimezone: true })

/** The user of a gift, and the months that it gave. The gift is the key, so it is used only once. */
export const giftUses = pgTable(
  'gift_uses',
  {
    giftUid: uuid()
      .primaryKey()
      .references(() => gifts.uid),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    /** whether the months followed others that were paid or given before */
    added: boolean().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [
    index('gift_uses_of').on(table.subscriberUid, table.usedAt),
    index('gift_uses_subscription').on(table.subscriptionUid),
  ],
)
