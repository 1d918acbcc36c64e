import { integer, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { attempts } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** The seller's name and address on that day: a receipt never changes. */
export interface Seller {
  name: string
  postalAddress: string
  vatMention: string
  /** where customers write to; absent from older receipts, and before the owner filled it in */
  email?: string
  /** legal form, capital, registration and VAT number; absent before the owner filled them in */
  identity?: string
  /** per cent, included in the price */
  vatRate?: number
}

/** The last number of each year. Its row lock serialises the numbering, so that no number is skipped. */
export const receiptSeries = pgTable('receipt_series', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/**
 * One per charge, numbered in the transaction that records the charge. It does not hold the buyer, who may be erased.
 */
export const receipts = pgTable(
  'receipts',
  {
    attemptUid: uuid()
      .primaryKey()
      .references(() => attempts.uid),
    year: integer().notNull(),
    number: integer().notNull(),
    /** null for payments before receipts were numbered */
    seller: jsonb().$type<Seller>(),
    issuedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('receipts_number').on(table.year, table.number)],
)

export type ReceiptRow = typeof receipts.$inferSelect
