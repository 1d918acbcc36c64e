import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, lt, notLike, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/index.ts'
import { staffRoles } from '../policy.ts'
import { recoveryCodes, secondFactors, users } from '../tables.ts'
import { passkeys } from '../tables-passkeys.ts'

export async function findSecondFactor(db: Database, userUid: string) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userUid, userUid))
  return factor
}

interface Secrets {
  secret: string | null
  pendingSecret: string | null
}

export function listPlaintextSecrets(db: Database, form: string) {
  const { userUid, secret, pendingSecret } = secondFactors
  return db
    .select({ userUid, secret, pendingSecret })
    .from(secondFactors)
    .where(or(notLike(secret, `${form}.%`), notLike(pendingSecret, `${form}.%`)))
}

/** Replaces secrets, unless they changed meanwhile. */
export async function replaceSecrets(
  db: Database,
  former: Secrets & { userUid: string },
  stored: Secrets,
): Promise<void> {
  const { userUid, secret, pendingSecret } = secondFactors
  const unchanged = [
    former.secret === null ? isNull(secret) : eq(secret, former.secret),
    former.pendingSecret === null ? isNull(pendingSecret) : eq(pendingSecret, former.pendingSecret),
  ]
  await db
    .update(secondFactors)
    .set(stored)
    .where(and(eq(userUid, former.userUid), ...unchanged))
}

/** Finds the users with a confirmed app, and staff with a passkey. A member's passkey is a way to sign in, and is not required (decision 239). */
export async function findEnrolledUsers(db: Database, userUids: readonly string[]): Promise<Set<string>> {
  if (userUids.length === 0) return new Set()
  const withApplication = db
    .select({ userUid: secondFactors.userUid })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userUid, [...userUids]), isNotNull(secondFactors.secret)))
  const withPasskey = db
    .select({ userUid: passkeys.userUid })
    .from(passkeys)
    .innerJoin(users, eq(users.uid, passkeys.userUid))
    .where(and(inArray(passkeys.userUid, [...userUids]), arrayOverlaps(users.roles, [...staffRoles])))
  const rows = await union(withApplication, withPasskey)
  return new Set(rows.map((row) => row.userUid))
}

export const hasSecondFactor = async (db: Database, userUid: string): Promise<boolean> =>
  (await findEnrolledUsers(db, [userUid])).has(userUid)

export async function setPendingSecret(db: Database, userUid: string, pendingSecret: string): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userUid, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userUid, set: { pendingSecret } })
}

/** @returns false if that secret is no longer the pending one */
export async function confirmSecret(
  db: Database,
  userUid: string,
  confirmed: { secret: string; lastStep: number; confirmedAt: Date },
): Promise<boolean> {
  const changed = await db
    .update(secondFactors)
    .set({ ...confirmed, pendingSecret: null })
    .where(and(eq(secondFactors.userUid, userUid), eq(secondFactors.pendingSecret, confirmed.secret)))
    .returning({ userUid: secondFactors.userUid })
  return changed.length > 0
}

/** @returns false if a code of that step, or of a later step, was already used */
export async function claimTotpStep(db: Database, userUid: string, lastStep: number): Promise<boolean> {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, lastStep))
  const changed = await db
    .update(secondFactors)
    .set({ lastStep })
    .where(and(eq(secondFactors.userUid, userUid), unused))
    .returning({ userUid: secondFactors.userUid })
  return changed.length > 0
}

/** Deletes the app's secret, passkeys and recovery codes. @returns whether there was a second factor */
export async function deleteSecondFactor(db: Database, userUid: string): Promise<boolean> {
  const had = await hasSecondFactor(db, userUid)
  await db.delete(secondFactors).where(eq(secondFactors.userUid, userUid))
  await db.delete(passkeys).where(eq(passkeys.userUid, userUid))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userUid, userUid))
  return had
}

export async function replaceRecoveryCodes(
  db: Database,
  userUid: string,
  codeHashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userUid, userUid))
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userUid, createdAt })))
}

/** Counts unused recovery codes. */
export const countRecoveryCodes = (db: Database, userUid: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userUid, userUid))

/** @returns whether the code was the user's and unused */
export async function spendRecoveryCode(db: Database, userUid: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userUid, userUid), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return spent.length > 0
}
