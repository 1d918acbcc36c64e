import { integer, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { attempts } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** The seller's name and address on the receipt's day: a receipt never changes. */
export interface Seller {
  name: string
  postalAddress: string
  vatMention: string
  /** contact address for customers; absent from older receipts, and until the owner enters it */
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

/** One receipt per charge, numbered in the charge's transaction. It does not name the buyer, who may be erased. */
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
