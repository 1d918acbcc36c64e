import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The last result of each check that asks something outside the database, and since when the payment keys are these. */
export const openingResults = pgTable('opening_results', {
  code: text().primaryKey(),
  state: text({ enum: ['passed', 'failed', 'unknown'] }).notNull(),
  detail: text().notNull(),
  /** a digest of the configuration that it was found with: with another one the result says nothing */
  basis: text().notNull(),
  at: moment().notNull(),
})

/** How each check was found when it was last looked at, so that its fall is mailed once. */
export const openingWatch = pgTable('opening_watch', {
  code: text().primaryKey(),
  passed: boolean().notNull(),
  /** time of the last change of state */
  at: moment().notNull(),
})

/** An admin opens without a check, for some time. Rows are added, never changed. */
export const openingExceptions = pgTable(
  'opening_exceptions',
  {
    uid: uuid().primaryKey(),
    code: text().notNull(),
    reason: text().notNull(),
    byUid: uuid().notNull(),
    at: moment().notNull(),
    until: moment().notNull(),
  },
  (table) => [index('opening_exceptions_running').on(table.until)],
)
