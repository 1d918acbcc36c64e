import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { passkeys, spentChallenges } from '../tables-passkeys.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export function listPasskeyRows(db: Database, userUid: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userUid, userUid))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.uid))
}

export async function findPasskey(db: Database, userUid: string, credentialId: string) {
  const owned = and(eq(passkeys.userUid, userUid), eq(passkeys.credentialId, credentialId))
  const [row] = await db.select().from(passkeys).where(owned)
  return row
}

/** Finds a passkey of any user: a browser names its passkey, not its user. */
export async function findPasskeyById(db: Database, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** @returns false if that authenticator is already registered, for this or another account */
export async function insertPasskey(db: Database, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ uid: passkeys.uid })
  return inserted.length > 0
}

export async function setPasskeyUsed(db: Database, uid: string, counter: number, lastUsedAt: Date): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.uid, uid))
}

/** @returns whether the passkey belonged to the user */
export async function deletePasskey(db: Database, userUid: string, uid: string): Promise<boolean> {
  const owned = and(eq(passkeys.userUid, userUid), eq(passkeys.uid, uid))
  return (await db.delete(passkeys).where(owned).returning({ uid: passkeys.uid })).length > 0
}

/** @returns false if the challenge was already spent */
export async function spendChallenge(db: Database, challenge: string, expiresAt: Date): Promise<boolean> {
  const spent = await db.insert(spentChallenges).values({ challenge, expiresAt }).onConflictDoNothing().returning()
  return spent.length > 0
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(spentChallenges).where(lte(spentChallenges.expiresAt, now))
}
