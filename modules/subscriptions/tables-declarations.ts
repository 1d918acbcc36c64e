import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './tables.ts'

/** A user's declaration when ending a contract. The row outlives the account; name and address do not. */
export const contractDeclarations = pgTable(
  'contract_declarations',
  {
    uid: uuid().primaryKey(),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    act: text({ enum: ['cancel', 'withdraw'] }).notNull(),
    name: text(),
    email: text(),
    wishedOn: date(),
    declaredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('contract_declarations_of').on(table.subscriptionUid, table.declaredAt)],
)
