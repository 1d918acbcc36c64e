import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { forbidden, invalid, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { confirmPassword, isOneself, isStillPassword, requestErasure } from '../accounts/index.ts'
import { hasRunningPeriod, unsubscribe } from '../subscriptions/index.ts'
import { erasureRequested } from './members/queries-erasure.ts'

export interface DeletionRequest {
  uid: string
  password: string
  /** client address, for throttling */
  address: string
}

const wrongPassword = () => invalid([violation('password', 'Le mot de passe est incorrect.')])

/**
 * Schedules the erasure for the next run of the sweep. During a paid period the renewal stops, and the user has access
 * until its end.
 * @returns a function that stores it, in a transaction of the caller
 * @throws 403 for another user; 400 for a wrong password; 429 after too many attempts
 */
export async function prepareDeletion(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  viewer: Viewer,
  request: DeletionRequest,
): Promise<(db: Database) => Promise<void>> {
  const { uid, password, address } = request
  if (!isOneself(viewer, uid)) throw forbidden()
  const comparedHash = await confirmPassword(platform, db, viewer, password, address)
  if (comparedHash === undefined) throw wrongPassword()
  return (db) =>
    db.transaction(async (db) => {
      if (!(await isStillPassword(db, uid, comparedHash))) throw wrongPassword()
      const paidUntil = await hasRunningPeriod(db, platform.clock, uid)
      if (paidUntil) await unsubscribe(platform, db, uid)
      await requestErasure(db, platform.clock, uid, paidUntil ?? platform.clock.now())
      await writeAudit(db, platform.clock, { actor: uid, action: erasureRequested, target: uid })
    })
}
