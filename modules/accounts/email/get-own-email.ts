import type { OwnEmail } from '../../../contracts/accounts/own-email.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { isOwnAccount } from '../policy.ts'
import { type EmailChange, findEmailChange, findEmailProof } from './queries-email.ts'

export function presentChange({ nextEmail, currentConfirmedAt, nextConfirmedAt, expiresAt }: EmailChange, now: Date) {
  return {
    email: nextEmail,
    currentConfirmed: currentConfirmedAt !== null && currentConfirmedAt <= now,
    delayed: currentConfirmedAt !== null && currentConfirmedAt > now,
    nextConfirmed: nextConfirmedAt !== null,
    expirationDateTime: expiresAt.toISOString(),
  }
}

/** @throws 403 another user's account */
export async function getOwnEmail(db: Database, clock: Clock, viewer: Viewer, uid: string): Promise<OwnEmail> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const known = await findEmailProof(db, uid)
  if (!known) throw notFound()
  const now = clock.now()
  const change = await findEmailChange(db, uid, now)
  return {
    email: known.email,
    proved: known.provedAt !== null,
    change: change ? presentChange(change, now) : null,
  }
}
