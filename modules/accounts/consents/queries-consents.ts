import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ConsentKind } from '../../../contracts/accounts/accounts.ts'
import type { Database } from '../../../platform/database/index.ts'
import { consents } from '../tables.ts'

const current = (userUid: string, kind: ConsentKind) =>
  and(eq(consents.userUid, userUid), eq(consents.kind, kind), isNull(consents.withdrawnAt))

export async function findConsent(db: Database, userUid: string, kind: ConsentKind) {
  const [consent] = await db.select().from(consents).where(current(userUid, kind))
  return consent
}

export async function listConsentingUids(
  db: Database,
  userUids: readonly string[],
  kind: ConsentKind,
): Promise<string[]> {
  if (userUids.length === 0) return []
  const given = and(inArray(consents.userUid, [...userUids]), eq(consents.kind, kind), isNull(consents.withdrawnAt))
  return (await db.select({ uid: consents.userUid }).from(consents).where(given)).map(({ uid }) => uid)
}

export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing()
}

export async function endConsent(db: Database, userUid: string, kind: ConsentKind, withdrawnAt: Date): Promise<void> {
  await db.update(consents).set({ withdrawnAt }).where(current(userUid, kind))
}

/** Ends the consents of an erased account. Only the digest still links them to the address. */
export async function detachConsents(db: Database, userUid: string, subject: string, at: Date): Promise<void> {
  await db
    .update(consents)
    .set({ subject, withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(consents.userUid, userUid))
}

/** The consents of erased accounts with that address. */
export function listConsentsOfSubject(db: Database, subject: string) {
  return db.select(proofColumns).from(consents).where(eq(consents.subject, subject)).orderBy(asc(consents.givenAt))
}

export async function deleteConsentsWithdrawnBefore(db: Database, before: Date): Promise<void> {
  await db.delete(consents).where(lte(consents.withdrawnAt, before))
}

const proofColumns = {
  kind: consents.kind,
  version: consents.version,
  givenAt: consents.givenAt,
  withdrawnAt: consents.withdrawnAt,
}

export function listConsents(db: Database, userUid: string) {
  return db.select(proofColumns).from(consents).where(eq(consents.userUid, userUid)).orderBy(asc(consents.givenAt))
}
