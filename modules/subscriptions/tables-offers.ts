import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })
const unit = () => text({ enum: ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] })

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
