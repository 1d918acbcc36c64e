import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ConsentKind } from '../../contracts/accounts.ts'
import type { Database } from '../../platform/database/index.ts'
import { consents } from './tables.ts'

const current = (userUid: string, kind: ConsentKind) =>
  and(eq(consents.userUid, userUid), eq(consents.kind, kind), isNull(consents.withdrawnAt))

export async function findConsent(db: Database, userUid: string, kind: ConsentKind) {
  const [consent] = await db.select().from(consents).where(current(userUid, kind))
  return consent
}

/** Where one is current already, nothing is written. */
export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing()
}

export async function endConsent(db: Database, userUid: string, kind: ConsentKind, withdrawnAt: Date): Promise<void> {
  await db.update(consents).set({ withdrawnAt }).where(current(userUid, kind))
}

export function listConsents(db: Database, userUid: string) {
  return db
    .select({
      kind: consents.kind,
      version: consents.version,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.userUid, userUid))
    .orderBy(asc(consents.givenAt))
}
