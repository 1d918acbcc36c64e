import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The last result of each `StoredCheck`, and when the payment keys last changed. */
export const openingResults = pgTable('opening_results', {
  code: text().primaryKey(),
  state: text({ enum: ['passed', 'failed', 'unknown'] }).notNull(),
  detail: text().notNull(),
  /** digest of the configuration that was checked; for any other configuration the result means nothing */
  basis: text().notNull(),
  at: moment().notNull(),
})

/** State of each check when it was last read, so that its failure is mailed once. */
export const openingWatch = pgTable('opening_watch', {
  code: text().primaryKey(),
  passed: boolean().notNull(),
  /** time of the last change of state */
  at: moment().notNull(),
})

/** Exceptions: an admin opens the site without a check for some time. Rows are added, never changed. */
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
