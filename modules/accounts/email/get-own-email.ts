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
  const change = await findEmailChange(db, uid, clock.now())
  return {
    email: known.email,
    proved: known.provedAt !== null,
    change: change
      ? {
          email: change.nextEmail,
          currentConfirmed: change.currentConfirmedAt !== null,
          nextConfirmed: change.nextConfirmedAt !== null,
        }
      : null,
  }
}
