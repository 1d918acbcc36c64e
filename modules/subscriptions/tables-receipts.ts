import { integer, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { attempts } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Who sold, as the house called herself that day: a receipt stays what it was. */
export interface Seller {
  name: string
  postalAddress: string
  vatMention: string
}

/** The last number given in each year. Its row is what all who number wait for, so that no number is left out. */
export const receiptSeries = pgTable('receipt_series', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** One for each charge, numbered in the transaction that writes the charge. Who paid is not in it: she may be erased. */
export const receipts = pgTable(
  'receipts',
  {
    attemptUid: uuid()
      .primaryKey()
      .references(() => attempts.uid),
    year: integer().notNull(),
    number: integer().notNull(),
    /** null for what was paid before receipts were numbered */
    seller: jsonb().$type<Seller>(),
    issuedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('receipts_number').on(table.year, table.number)],
)

export type ReceiptRow = typeof receipts.$inferSelect
