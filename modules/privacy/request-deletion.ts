import type { OwnerProof } from '../../contracts/accounts/confirmation.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { forbidden } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { confirmOwner, isOwnAccount, type ProofOrigin, requestErasure } from '../accounts/index.ts'
import { findPaidPeriodEnd, unsubscribe } from '../subscriptions/index.ts'
import { erasureRequestAction } from './members/queries-erasure.ts'

export interface DeletionRequest {
  uid: string
  proof: OwnerProof
  origin: ProofOrigin
}

/**
 * Schedules the erasure for the next run of the sweep, or for the end of a running paid period: then the renewal stops,
 * and the user keeps access until that end.
 * @returns a function that stores it, in a transaction of the caller
 * @throws 403 for another user; 400 for a wrong proof; 429 after too many attempts
 */
export async function prepareDeletion(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'jobs'>,
  db: Database,
  viewer: Viewer,
  request: DeletionRequest,
): Promise<(db: Database) => Promise<void>> {
  const { uid, proof, origin } = request
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const spendProof = await confirmOwner(platform, db, viewer, proof, origin)
  return (db) =>
    db.transaction(async (db) => {
      await spendProof(db)
      const paidUntil = await findPaidPeriodEnd(db, platform.clock, uid)
      if (paidUntil) await unsubscribe(platform, db, uid)
      await requestErasure(db, platform.clock, uid, paidUntil ?? platform.clock.now())
      await writeAudit(db, platform.clock, { actor: uid, action: erasureRequestAction, target: uid })
    })
}
