import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/**
 * The sandbox's own records, as an external provider keeps them. Other code reads outcomes only through the provider
 * interface, but the sweep checks these tables for due work.
 */
export const sandboxMethods = pgTable('sandbox_methods', {
  uid: uuid().primaryKey(),
  brand: text().notNull(),
  last4: text().notNull(),
  declinesRenewals: boolean().notNull(),
  /** reference of the mandate; null for a card */
  mandate: text(),
  /** the bank returns its debits after some weeks */
  returnsDebits: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  /** time from which it can no longer be charged */
  forgottenAt: moment(),
})

export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    uid: uuid().primaryKey(),
    key: text().notNull().unique(),
    amount: integer().notNull(),
    state: text({
      enum: ['open', 'authenticating', 'pending', 'succeeded', 'declined', 'cancelled'],
    }).notNull(),
    code: text(),
    method: uuid(),
    /** its page asks for a bank account */
    asksForAccount: boolean().notNull().default(false),
    successHref: text(),
    failureHref: text(),
    label: text(),
    /** description of the order */
    terms: text(),
    createdAt: moment().notNull(),
    /** time when a pending charge succeeds, or is refused if it has a refusal code */
    succeedsAt: moment(),
    /** time when the bank returns a debit */
    returnsAt: moment(),
    returnedAt: moment(),
  },
  (table) => [
    index('sandbox_charges_pending').on(table.succeedsAt),
    index('sandbox_charges_returning').on(table.returnsAt).where(sql`returns_at is not null`),
  ],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    uid: uuid().primaryKey(),
    key: text().notNull().unique(),
    charge: uuid()
      .notNull()
      .references(() => sandboxCharges.uid),
    amount: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('sandbox_refunds_charge').on(table.charge)],
)

/** Events to send to the site until they are accepted. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    uid: uuid().primaryKey(),
    type: text().notNull(),
    charge: uuid()
      .notNull()
      .references(() => sandboxCharges.uid),
    createdAt: moment().notNull(),
    sendAt: moment(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('sandbox_events_due').on(table.sendAt)],
)
