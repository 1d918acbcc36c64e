import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { formulas } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

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
