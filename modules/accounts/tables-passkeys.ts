import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Passkeys: ways to sign in, and second factors of staff. Only public keys are stored, which let nobody sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    uid: uuid().primaryKey(),
    userUid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** base64url, as the authenticator names it */
    credentialId: text().notNull(),
    /** COSE key, base64url */
    publicKey: text().notNull(),
    /** signature counter of the authenticator; 0 if it has none */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    /** name that the user chose */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userUid), uniqueIndex('passkeys_credential').on(table.credentialId)],
)

/** Answered challenges: each is valid once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challenge: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('spent_challenges_expires').on(table.expiresAt)],
)
