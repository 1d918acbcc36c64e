import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ConsentKind } from '../../contracts/accounts/accounts.ts'
import type { CookieCategory } from '../../contracts/accounts/cookie-choices.ts'
import type { Role } from '../../platform/sessions/index.ts'

const moment = () => timestamp({ withTimezone: true })

/** A person with an account, whatever their roles. */
export const users = pgTable(
  'users',
  {
    uid: uuid().primaryKey(),
    /** NFC and lower case: addresses are compared as stored */
    email: text().notNull(),
    /** when the user followed a link mailed to the address; null: the address is not proved */
    emailProvedAt: moment(),
    /** number of reminders mailed to an unproved address; the maximum from the start if none is needed */
    emailReminders: integer().notNull().default(0),
    name: text(),
    /** first and last name of the latest order, by which the back office finds the user */
    orderName: text(),
    /** PHC string; null: the account has no password */
    passwordHash: text(),
    roles: text().array().$type<Role[]>().notNull(),
    rolesChangedAt: moment().notNull(),
    coachingUid: uuid().notNull(),
    formula: text(),
    affiliationToken: text(),
    affiliationPlatform: text(),
    /** JSON text of an object, as the client sent it */
    metadata: text().notNull(),
    metadataModifiedAt: moment().notNull(),
    passwordChangedAt: moment().notNull(),
    /** when a mailed link last set a password, which lifts the throttling of a client address for a while */
    resetAt: moment(),
    suspendedAt: moment(),
    erasureRequestedAt: moment(),
    erasureDueAt: moment(),
    lastSeenAt: moment(),
    /** IANA zone in which the user reads hours; null: Paris */
    timeZone: text(),
    /** when the user was warned that the account will be erased unless they sign in */
    dormancyWarnedAt: moment(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
    /** text that the back office searches */
    searched: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(email || ' ' || coalesce(name, '') || ' ' || coalesce(order_name, ''))`),
    /** `displayName` in the form by which lists are sorted */
    sortedName: text().notNull().generatedAlwaysAs(sql`fold(coalesce(name, split_part(email, '@', 1)))`),
  },
  (table) => [
    index('users_searched').using('gin', sql`searched gin_trgm_ops`),
    // Reversed local part: `pont@example` finds the addresses whose local part ends with `pont`.
    index('users_local_part').on(sql`reverse(split_part(searched, '@', 1)) text_pattern_ops`),
    index('users_many_ats').on(table.uid).where(sql`searched like '%@%@%'`),
    uniqueIndex('users_email').on(table.email),
    index('users_sorted_name').on(table.sortedName),
    uniqueIndex('users_coaching_uid').on(table.coachingUid),
    index('users_created').on(table.createdAt, table.uid),
    index('users_roles').using('gin', table.roles),
    index('users_unproved').on(table.createdAt).where(sql`${table.emailProvedAt} is null`),
    index('users_erasure_due').on(table.erasureDueAt).where(sql`${table.erasureDueAt} is not null`),
  ],
)

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' })

/** Open sessions: deleting the row revokes the session. */
export const sessions = pgTable(
  'sessions',
  {
    sid: uuid().primaryKey(),
    userUid: owner(),
    /** true if the session proved a second factor, at sign-in or by enrolling it */
    secondFactor: boolean().notNull(),
    /** names of the browser and its system, as `deviceOf` chooses them; null if unknown */
    browser: text(),
    system: text(),
    createdAt: moment().notNull(),
    /** accurate to a quarter of an hour */
    lastSeenAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userUid), index('sessions_expires').on(table.expiresAt)],
)

/** Mailed links that set a password, with only the hash of each token. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    userUid: owner(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('password_links_user').on(table.userUid), index('password_links_expires').on(table.expiresAt)],
)

/** Mailed links that prove an address, or confirm or stop its change, with only the hash of each token. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text().primaryKey(),
    userUid: owner(),
    /** recipient of the mailed link */
    email: text().notNull(),
    purpose: text({ enum: ['proof', 'current', 'next', 'stop'] }).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_links_user').on(table.userUid), index('email_links_expires').on(table.expiresAt)],
)

/** Pending change of a user's address, applied once both addresses have confirmed (decision 51). */
export const emailChanges = pgTable(
  'email_changes',
  {
    userUid: owner().primaryKey(),
    nextEmail: text().notNull(),
    /** in the future if the current address need not confirm: it then agrees by not objecting until that moment */
    currentConfirmedAt: moment(),
    nextConfirmedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_changes_expires').on(table.expiresAt)],
)

export const secondFactors = pgTable('second_factors', {
  userUid: owner().primaryKey(),
  /** encrypted base32; null until the first secret is confirmed */
  secret: text(),
  /** encrypted base32; becomes the secret once one of its codes is confirmed */
  pendingSecret: text(),
  /** the 30-second step of the last used code: each code is valid once */
  lastStep: integer(),
  confirmedAt: moment(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userUid: owner(),
    createdAt: moment().notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userUid)],
)

/**
 * Every consent ever given, also withdrawn ones. The proof outlives the account by five years,
 * so it references no row and contains no address. The keyed digest finds consents by an address.
 */
export const consents = pgTable(
  'consents',
  {
    uid: uuid().primaryKey(),
    userUid: uuid().notNull(),
    /** HMAC of the erased account's address; null while the account exists */
    subject: text(),
    kind: text().$type<ConsentKind>().notNull(),
    version: text().notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('consents_current').on(table.userUid, table.kind).where(sql`${table.withdrawnAt} is null`),
    index('consents_user').on(table.userUid),
    index('consents_withdrawn').on(table.withdrawnAt).where(sql`${table.withdrawnAt} is not null`),
    index('consents_subject').on(table.subject).where(sql`${table.subject} is not null`),
  ],
)

/** Visitors' answers about cookies, as proof. Append-only; the browser's random id is the only identifier. */
export const cookieChoices = pgTable(
  'cookie_choices',
  {
    uid: uuid().primaryKey(),
    consentId: uuid().notNull(),
    accepted: text().array().$type<CookieCategory[]>().notNull(),
    version: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('cookie_choices_consent').on(table.consentId, table.at), index('cookie_choices_at').on(table.at)],
)
