import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DurationUnit } from '../../contracts/forms.ts'

const moment = () => timestamp({ withTimezone: true })
export const unit = () => text({ enum: ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] })

/** Terms that a planned switch changes; the trial and the cashback stay those of the order. */
export interface SwitchTerms {
  formula: string
  formulaName: string
  amount: number
  periodDuration: number
  periodDurationUnit: DurationUnit
}

/** An offer's terms, amounts in cents; a subscription stores its own copy: a later change affects no subscriber. */
export const terms = () => ({
  amount: integer().notNull(),
  trialAmount: integer().notNull(),
  trialDuration: integer(),
  trialDurationUnit: unit(),
  periodDuration: integer().notNull(),
  periodDurationUnit: unit().notNull(),
  creditAmount: integer().notNull(),
  creditDelay: integer(),
  creditDelayUnit: unit(),
})

export const formulas = pgTable('formulas', {
  uid: text().primaryKey(),
  name: text().notNull(),
  ...terms(),
  /** ordered with a valid traffic token of its own only */
  private: boolean().notNull().default(false),
  /** the payment page compares it with the other listed ones, by `order` */
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
  /** accounts that were opened by it; they are not told apart */
  registrations: integer().notNull().default(0),
  /** results are known from then on */
  resultsSince: moment().notNull().defaultNow(),
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

/** Prices of a period that a formula has had, for the reference price of a reduction. Append-only. */
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

/** A reduction of whole periods; the price of a trial stays. Never deleted once an order used it. */
export const codes = pgTable(
  'codes',
  {
    uid: text().primaryKey(),
    /** null: all formulas */
    formulas: text().array(),
    /** one of the two; cents */
    percent: integer(),
    amount: integer(),
    /** how many periods it reduces; null: all */
    periods: integer(),
    from: moment(),
    until: moment(),
    /** orders at most; null: no limit */
    uses: integer(),
    /** orders that hold a use: an order that is never paid gives it back */
    usedBy: integer().notNull().default(0),
    usesPerPerson: integer().notNull().default(1),
    /** a card counts as a person, whatever the account */
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
