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
    /** NFC and lower case: addresses compare as they are kept */
    email: text().notNull(),
    /** when the user followed a link mailed to the address; null: the address is not proved */
    emailProvedAt: moment(),
    /** mailed because it is not proved */
    emailReminders: integer().notNull().default(0),
    name: text(),
    /** first and last name of the latest order; the user may sign messages with it */
    orderName: text(),
    /** PHC string; null: the account has no password */
    passwordHash: text(),
    roles: text().array().$type<Role[]>().notNull(),
    rolesChangedAt: moment().notNull(),
    coachingUid: uuid().notNull(),
    formula: text(),
    affiliationToken: text(),
    affiliationPlatform: text(),
    /** JSON text of an object, as it was sent */
    metadata: text().notNull(),
    metadataModifiedAt: moment().notNull(),
    passwordChangedAt: moment().notNull(),
    /** a password set by a mailed link lifts the throttling of an address for a while */
    resetAt: moment(),
    suspendedAt: moment(),
    erasureRequestedAt: moment(),
    erasureDueAt: moment(),
    lastSeenAt: moment(),
    /** IANA zone in which the user reads hours; null: Paris */
    timeZone: text(),
    /** when the user was told that the account will be erased unless they sign in */
    dormancyWarnedAt: moment(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
    /** text that the back office searches */
    searched: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(email || ' ' || coalesce(name, '') || ' ' || coalesce(order_name, ''))`),
    /** `displayName`, as lists sort it */
    sortedName: text().notNull().generatedAlwaysAs(sql`fold(coalesce(name, split_part(email, '@', 1)))`),
  },
  (table) => [
    index('users_searched').using('gin', sql`searched gin_trgm_ops`),
    // The local part, reversed: finds a part of an address that contains an @.
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

/** A session lives while its row does: to revoke is to delete. */
export const sessions = pgTable(
  'sessions',
  {
    sid: uuid().primaryKey(),
    userUid: owner(),
    /** was the second factor proved at sign-in? */
    secondFactor: boolean().notNull(),
    /** name of the browser and its system in our own words; null if unknown */
    browser: text(),
    system: text(),
    createdAt: moment().notNull(),
    /** to the quarter of an hour */
    lastSeenAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userUid), index('sessions_expires').on(table.expiresAt)],
)

/** Mailed links that set a password: only the hash of the token is kept. */
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

/** Mailed links that prove an address, or confirm or stop its change: only the hash of the token is kept. */
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

/** An address that is to replace a user's, once both have confirmed it (decision 51). */
export const emailChanges = pgTable(
  'email_changes',
  {
    userUid: owner().primaryKey(),
    nextEmail: text().notNull(),
    /** in the future where the present address was never proved: its silence until then counts */
    currentConfirmedAt: moment(),
    nextConfirmedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_changes_expires').on(table.expiresAt)],
)

export const secondFactors = pgTable('second_factors', {
  userUid: owner().primaryKey(),
  /** encrypted base32; null until a first one is confirmed */
  secret: text(),
  /** encrypted base32; becomes the secret once one of its codes is confirmed */
  pendingSecret: text(),
  /** the 30-second step of the last code used: each counts once */
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
 * Every consent ever given, also withdrawn ones: the proof outlives the account by five years.
 * So it references no row and holds no address. A keyed digest finds the consents of someone who names the address.
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

/** Visitors' answers about cookies, as proof. Append-only; a visitor is known by the browser's random id only. */
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
