import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Mailed codes, with digests of the digits and of the browser's secret instead of the values. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** digest of the secret in the requesting browser's cookie */
    browserHash: text().primaryKey(),
    userUid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** comparisons so far, each counted before it is made */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_codes_user').on(table.userUid), index('sign_in_codes_expires').on(table.expiresAt)],
)
