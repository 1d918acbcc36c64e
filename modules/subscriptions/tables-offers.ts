import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DurationUnit } from '../../contracts/forms.ts'

const moment = () => timestamp({ withTimezone: true })
export const unitColumn = () => text({ enum: ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] })

/** Terms that a planned switch changes; the trial and the cashback stay those of the order. */
export interface SwitchTerms {
  formula: string
  formulaName: string
  amount: number
  periodDuration: number
  periodDurationUnit: DurationUnit
}

/** An offer's terms, amounts in cents; a subscription stores its own copy: a later change affects no subscriber. */
export const termsColumns = () => ({
  amount: integer().notNull(),
  trialAmount: integer().notNull(),
  trialDuration: integer(),
  trialDurationUnit: unitColumn(),
  periodDuration: integer().notNull(),
  periodDurationUnit: unitColumn().notNull(),
  creditAmount: integer().notNull(),
  creditDelay: integer(),
  creditDelayUnit: unitColumn(),
})

export const formulas = pgTable('formulas', {
  uid: text().primaryKey(),
  name: text().notNull(),
  ...termsColumns(),
  /** can be ordered only with a valid traffic token of its own */
  private: boolean().notNull().default(false),
  /** the payment page compares it with the other listed formulas, sorted by `order` */
  listed: boolean().notNull().default(false),
  order: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

export const trafficTokens = pgTable('traffic_tokens', {
  value: text().primaryKey(),
  formula: text()
    .notNull()
    .references(() => formulas.uid),
  active: boolean().notNull().default(true),
  expiresAt: moment(),
  /** number of accounts that registered with it; which accounts these are is not stored */
  registrations: integer().notNull().default(0),
  /** results are counted from then on */
  resultsSince: moment().notNull().defaultNow(),
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

/** Every price per period that a formula has had, for the reference price of a reduction. Append-only. */
export const formulaPrices = pgTable(
  'formula_prices',
  {
    uid: uuid().primaryKey(),
    formula: text()
      .notNull()
      .references(() => formulas.uid, { onDelete: 'cascade' }),
    /** cents */
    amount: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('formula_prices_of').on(table.formula, table.since)],
)

/** A code that reduces the price of whole periods, not of a trial. Never deleted once an order used it. */
export const codes = pgTable(
  'codes',
  {
    uid: text().primaryKey(),
    /** null: all formulas */
    formulas: text().array(),
    /** one of the two is set; `amount` in cents */
    percent: integer(),
    amount: integer(),
    /** number of reduced periods; null: all */
    periods: integer(),
    from: moment(),
    until: moment(),
    /** maximum number of orders; null: no limit */
    uses: integer(),
    /** number of orders that use the code; an order that is never paid is subtracted again */
    usedBy: integer().notNull().default(0),
    usesPerPerson: integer().notNull().default(1),
    /** a card counts as one person, whatever the account */
    oncePerCard: boolean().notNull().default(true),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  () => [
    check('codes_reduction', sql`num_nonnulls(percent, amount) = 1`),
    check('codes_uses', sql`used_by >= 0 and (uses is null or used_by <= uses)`),
  ],
)
