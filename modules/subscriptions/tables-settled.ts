import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ledgerDifferences } from './reconciliation/tables.ts'

/** Differences that an admin has examined and settled; the audit has the reason. */
export const settledDifferences = pgTable('settled_differences', {
  differenceUid: uuid()
    .primaryKey()
    .references(() => ledgerDifferences.uid),
  settledAt: timestamp({ withTimezone: true }).notNull(),
})
