import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { termsVersions } from './tables-terms.ts'

const moment = () => timestamp({ withTimezone: true })

/** `ready`: paid, and its code can be used. `void`: refunded, so that its code or the rest of its months cannot be used. */
export const giftStates = ['pending', 'ready', 'redeemed', 'void', 'failed'] as const

/**
 * Months that one person pays and another one uses. Its payment is an attempt like any other, which names the gift instead of a
 * subscription. The row outlives the buyer: a visitor's data is deleted, the accounting remains.
 */
export const gifts = pgTable(
  'gifts',
  {
    uid: uuid().primaryKey(),
    formula: text().notNull(),
    formulaName: text().notNull(),
    months: integer().notNull(),
    /** months for which the code can be used, fixed when the gift is ordered */
    codeMonths: integer().notNull().default(12),
    /** cents, for all months */
    amount: integer().notNull(),
    state: text({ enum: giftStates }).notNull(),
    /** address of a visitor; a member's address is in the account */
    buyerEmail: text(),
    /** the buyer's words for the printed card: deleted with the buyer’s data, and a month after the code can no longer be used */
    receiver: text(),
    note: text(),
    /** digest of the caller and the Idempotency-Key */
    requestHash: text(),
    /** the code is found by its digest, and shown again by its encrypted form, which is deleted once it cannot be used */
    codeHash: text(),
    codeEncrypted: text(),
    /** the mail with the code, which can be sent again */
    mailUid: uuid(),
    termsUid: text().references(() => termsVersions.uid),
    termsAcceptedAt: moment(),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** end of the time in which the code can be used */
    expiresAt: moment(),
    voidedAt: moment(),
    /** when the data of a visitor who bought it is deleted; null afterwards */
    forgetAt: moment(),
  },
  (table) => [
    check('gifts_months', sql`months between 1 and 24`),
    check('gifts_amount', sql`amount > 0`),
    uniqueIndex('gifts_code').on(table.codeHash).where(sql`code_hash is not null`),
    uniqueIndex('gifts_request').on(table.requestHash).where(sql`request_hash is not null`),
    index('gifts_forget').on(table.forgetAt).where(sql`forget_at is not null`),
    index('gifts_mail').on(table.mailUid).where(sql`mail_uid is not null`),
    index('gifts_buyer').on(table.buyerEmail).where(sql`buyer_email is not null`),
    index('gifts_terms').on(table.termsUid),
    index('gifts_created').on(table.createdAt, table.uid),
    // Indexes for staff search: parts of an address, and the reference that mails give.
    index('gifts_buyer_parts').using('gin', sql`fold(buyer_email) gin_trgm_ops`).where(sql`buyer_email is not null`),
    index('gifts_reference').on(sql`right(uid::text, 12)`),
  ],
)
