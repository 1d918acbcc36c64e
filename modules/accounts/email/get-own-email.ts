import type { OwnEmail } from '../../../contracts/own-email.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { isOneself } from '../policy.ts'
import { findEmailChange, findEmailProof } from './queries-email.ts'

/** @throws 403 not oneself */
export async function getOwnEmail(db: Database, clock: Clock, viewer: Viewer, uid: string): Promise<OwnEmail> {
  if (!isOneself(viewer, uid)) throw forbidden()
  const known = await findEmailProof(db, uid)
  if (!known) throw notFound()
  const now = clock.now()
  const change = await findEmailChange(db, uid, now)
  const currentConfirmedAt = change?.currentConfirmedAt ?? null
  return {
    email: known.email,
    proved: known.provedAt !== null,
    change: change
      ? {
          email: change.nextEmail,
          currentConfirmed: currentConfirmedAt !== null && currentConfirmedAt <= now,
          delayed: currentConfirmedAt !== null && currentConfirmedAt > now,
          nextConfirmed: change.nextConfirmedAt !== null,
          expirationDateTime: change.expiresAt.toISOString(),
        }
      : null,
  }
}
