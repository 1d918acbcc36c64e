import { and, arrayContains, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Consent } from '../../contracts/accounts/accounts.ts'
import { timeZone as paris } from '../../contracts/text/paris.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Role } from '../../platform/sessions/index.ts'
import { users } from './tables.ts'
import type { User } from './user.ts'

/** All fields of a user that other modules may see. */
export const userColumns = {
  uid: users.uid,
  email: users.email,
  name: users.name,
  roles: users.roles,
  rolesChangedAt: users.rolesChangedAt,
  formula: users.formula,
  affiliationToken: users.affiliationToken,
  affiliationPlatform: users.affiliationPlatform,
  coachingUid: users.coachingUid,
  suspendedAt: users.suspendedAt,
  erasureDueAt: users.erasureDueAt,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
  version: users.version,
}

const nextVersion = sql`${users.version} + 1`

export async function findUser(db: Database, uid: string): Promise<User | undefined> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.uid, uid))
  return user
}

/** @param email normalised by `normalizeEmail` of contracts */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.email, email))
  return user
}

/** Finds users in no particular order; unknown uids are left out. */
export async function findUsers(db: Database, uids: readonly string[]): Promise<User[]> {
  if (uids.length === 0) return []
  return db
    .select(userColumns)
    .from(users)
    .where(inArray(users.uid, [...uids]))
}

/** The users who have never set a password or signed in. */
export async function findInvitedUids(db: Database, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set()
  const never = and(isNull(users.emailProvedAt), isNull(users.lastSeenAt), eq(users.passwordChangedAt, users.createdAt))
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(inArray(users.uid, [...uids]), never))
  return new Set(rows.map(({ uid }) => uid))
}

/** Users with that role who are not suspended. */
export function listStaff(db: Database, role: Role): Promise<User[]> {
  return db
    .select(userColumns)
    .from(users)
    .where(and(arrayContains(users.roles, [role]), isNull(users.suspendedAt)))
    .orderBy(asc(users.createdAt), asc(users.uid))
}

/** @returns false if the uid or the address is taken */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ uid: users.uid })
  return inserted.length > 0
}

/** @returns null for an account without a password; undefined if there is no account */
export async function findPasswordHash(db: Database, uid: string): Promise<string | null | undefined> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.uid, uid))
  return user?.passwordHash
}

/** Same as `findPasswordHash`, but locks the row until the caller's transaction ends. */
export async function lockPasswordHash(db: Database, uid: string): Promise<string | null | undefined> {
  const rows = db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.uid, uid))
  const [user] = await rows.for('update')
  return user?.passwordHash
}

const credentialColumns = {
  uid: users.uid,
  email: users.email,
  roles: users.roles,
  passwordHash: users.passwordHash,
  suspendedAt: users.suspendedAt,
  resetAt: users.resetAt,
}

export async function findCredentials(db: Database, email: string) {
  const [user] = await db.select(credentialColumns).from(users).where(eq(users.email, email))
  return user
}

export async function findCredentialsOf(db: Database, uid: string) {
  const [user] = await db.select(credentialColumns).from(users).where(eq(users.uid, uid))
  return user
}

export async function setPasswordHash(
  db: Database,
  uid: string,
  change: { passwordHash: string | null; passwordChangedAt: Date; resetAt?: Date },
): Promise<void> {
  await db.update(users).set(change).where(eq(users.uid, uid))
}

export async function findMetadata(db: Database, uid: string) {
  const [row] = await db
    .select({ metadata: users.metadata, modifiedAt: users.metadataModifiedAt, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.uid, uid))
  return row
}

/** The user's time zone; Paris if they chose none, or the account no longer exists. */
export async function findTimeZone(db: Database, uid: string): Promise<string> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.uid, uid))
  return row?.timeZone ?? paris
}

/** Time zone of the account with that address, normalised by `normalizeEmail` of contracts. */
export async function findTimeZoneByEmail(db: Database, email: string): Promise<string> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.email, email))
  return row?.timeZone ?? paris
}

/** @param timeZone null: Paris */
export async function setTimeZone(db: Database, uid: string, timeZone: string | null): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.uid, uid))
}

const ownAccountColumns = {
  email: users.email,
  coachingUid: users.coachingUid,
  roles: users.roles,
  metadata: users.metadata,
  consents: sql<Consent[]>`(
    select coalesce(json_agg(json_build_object('kind', c.kind, 'version', c.version, 'date',
      to_char(c.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.given_at), '[]'::json)
    from consents c where c.user_uid = users.uid and c.withdrawn_at is null)`,
}

export type OwnAccount = Pick<User, 'email' | 'coachingUid' | 'roles'> & { metadata: string; consents: Consent[] }

export async function findOwnAccount(db: Database, uid: string): Promise<OwnAccount | undefined> {
  const [row] = await db.select(ownAccountColumns).from(users).where(eq(users.uid, uid))
  return row
}

/** Metadata of a user without a name. Locks the row until the caller's transaction ends. */
export async function lockUnnamedMetadata(db: Database, uid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ metadata: users.metadata })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.name)))
    .for('no key update')
  return row?.metadata
}

/** @returns undefined if the account was deleted */
export async function setMetadata(
  db: Database,
  uid: string,
  change: { metadata: string; metadataModifiedAt: Date; name: string | null },
): Promise<{ createdAt: Date } | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, version: nextVersion })
    .where(eq(users.uid, uid))
    .returning({ createdAt: users.createdAt })
  return row
}

/**
 * Stores the name of the latest order, by which the back office finds the account. Only the back office reads it, so the version stays.
 */
export async function setNameFromOrder(db: Database, uid: string, orderName: string): Promise<void> {
  await db.update(users).set({ orderName }).where(eq(users.uid, uid))
}

/** @returns whether it changed anything */
export async function addRole(db: Database, uid: string, role: Role, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ roles: sql`array_append(${users.roles}, ${role}::text)`, rolesChangedAt: now, version: nextVersion })
    .where(and(eq(users.uid, uid), sql`not (${users.roles} @> array[${role}::text])`))
    .returning({ uid: users.uid })
  return changed.length > 0
}

/** @returns whether it changed anything */
export async function removeRole(db: Database, uid: string, role: Role, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ roles: sql`array_remove(${users.roles}, ${role}::text)`, rolesChangedAt: now, version: nextVersion })
    .where(and(eq(users.uid, uid), arrayContains(users.roles, [role])))
    .returning({ uid: users.uid })
  return changed.length > 0
}

/** @returns whether it changed anything */
export async function setSuspended(db: Database, uid: string, suspendedAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ suspendedAt, version: nextVersion })
    .where(and(eq(users.uid, uid), suspendedAt ? isNull(users.suspendedAt) : sql`${users.suspendedAt} is not null`))
    .returning({ uid: users.uid })
  return changed.length > 0
}

export async function setLastSeen(db: Database, uid: string, lastSeenAt: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt }).where(eq(users.uid, uid))
}

/** Keeps the earlier of two dates. */
export async function setErasureDue(db: Database, uid: string, requestedAt: Date, dueAt: Date): Promise<void> {
  await db
    .update(users)
    .set({
      erasureRequestedAt: sql`coalesce(${users.erasureRequestedAt}, ${requestedAt.toISOString()}::timestamptz)`,
      erasureDueAt: sql`least(${users.erasureDueAt}, ${dueAt.toISOString()}::timestamptz)`,
    })
    .where(eq(users.uid, uid))
}

/** Cancels an announced erasure: the user has a contract again. */
export async function cancelErasure(db: Database, uid: string): Promise<void> {
  await db.update(users).set({ erasureRequestedAt: null, erasureDueAt: null }).where(eq(users.uid, uid))
}

export async function postponeDueErasure(db: Database, uid: string, dueAt: Date): Promise<void> {
  await db.update(users).set({ erasureDueAt: dueAt }).where(eq(users.uid, uid))
}

export async function listDueErasures(db: Database, now: Date, length: number): Promise<string[]> {
  const due = await db
    .select({ uid: users.uid })
    .from(users)
    .where(lte(users.erasureDueAt, now))
    .orderBy(asc(users.erasureDueAt), asc(users.uid))
    .limit(length)
  return due.map((user) => user.uid)
}

/**
 * Locks the user until the caller's transaction ends.
 * @returns undefined if another process has locked the user, or the erasure is no longer due
 */
export async function takeDueErasure(db: Database, uid: string, now: Date): Promise<User | undefined> {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.uid, uid), lte(users.erasureDueAt, now)))
    .for('update', { skipLocked: true })
  return user
}

/** Keeps the user from being erased until this transaction ends. @returns false once the user is erased */
export async function keepUser(db: Database, uid: string): Promise<boolean> {
  const kept = await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('key share')
  return kept.length > 0
}

export async function deleteUser(db: Database, uid: string): Promise<void> {
  await db.delete(users).where(eq(users.uid, uid))
}
