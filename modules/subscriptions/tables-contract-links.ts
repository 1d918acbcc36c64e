import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Mailed links that end one contract without signing in: only the hash of the token is stored. */
export const contractLinks = pgTable(
  'contract_links',
  {
    tokenHash: text().primaryKey(),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    act: text({ enum: ['cancel', 'withdraw'] }).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('contract_links_of').on(table.subscriptionUid, table.expiresAt),
    index('contract_links_expires').on(table.expiresAt),
  ],
)
