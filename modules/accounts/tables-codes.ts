import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Mailed codes that sign in. Neither the digits nor the browser's secret are kept, but digests of them. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** digest of what the browser that requested it holds in a cookie */
    browserHash: text().primaryKey(),
    userUid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** comparisons so far, counted before each */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_codes_user').on(table.userUid), index('sign_in_codes_expires').on(table.expiresAt)],
)
