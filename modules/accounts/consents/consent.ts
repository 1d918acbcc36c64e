import { randomUUIDv7 } from 'node:crypto'
import type { Consent, ConsentKind } from '../../../contracts/accounts/accounts.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { isOwnAccount } from '../policy.ts'
import { endConsent, findConsent, insertConsent, listConsents } from './queries-consents.ts'

/** @param uid the viewer's own uid */
export async function hasConsent(db: Database, uid: string, kind: ConsentKind): Promise<boolean> {
  return (await findConsent(db, uid, kind)) !== undefined
}

/** Tells whether a consent was valid during the whole time. A version that replaces another at once leaves no gap. */
export async function hadConsentThroughout(
  db: Database,
  uid: string,
  kind: ConsentKind,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  let until = from.getTime()
  for (const { kind: given, givenAt, withdrawnAt } of await listConsents(db, uid)) {
    if (given !== kind || givenAt.getTime() > until) continue
    until = Math.max(until, withdrawnAt?.getTime() ?? Number.POSITIVE_INFINITY)
  }
  return until > to.getTime()
}

/** Returns the existing consent if it has that version; otherwise a new consent replaces it, and both are stored. */
export async function giveConsent(
  db: Database,
  clock: Clock,
  uid: string,
  { kind, version }: { kind: ConsentKind; version: string },
): Promise<Consent> {
  return db.transaction(async (db) => {
    const now = clock.now()
    const former = await findConsent(db, uid, kind)
    if (former && former.version !== version) await endConsent(db, uid, kind, now)
    await insertConsent(db, { uid: randomUUIDv7(), userUid: uid, kind, version, givenAt: now })
    const given = await findConsent(db, uid, kind)
    return { kind, version, date: (given?.givenAt ?? now).toISOString() }
  })
}

/** Changes nothing if no consent was given. */
export async function withdrawConsent(db: Database, clock: Clock, uid: string, kind: ConsentKind): Promise<void> {
  await endConsent(db, uid, kind, clock.now())
}

/** @throws 403 for another user's account */
export async function giveOwnConsent(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { uid, ...consent }: { uid: string; kind: ConsentKind; version: string },
): Promise<Consent> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  return giveConsent(db, clock, uid, consent)
}

/** @throws 403 for another user's account */
export async function withdrawOwnConsent(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { uid, kind }: { uid: string; kind: ConsentKind },
): Promise<void> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  await withdrawConsent(db, clock, uid, kind)
}
