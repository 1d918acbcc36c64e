import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { recordSecurityEvent, type SecurityEvent } from '../own-account/security-events.ts'
import { deleteSecondFactor } from './queries-second-factor.ts'

/**
 * Removes the second factor: sign-in needs none until the user enrols again.
 * @param by who removed it, and why; absent if it goes with the user's roles
 * @returns whether the user had one
 */
export async function removeSecondFactor(
  db: Database,
  clock: Clock,
  uid: string,
  by: Pick<SecurityEvent, 'actor' | 'detail'> = { actor: null },
): Promise<boolean> {
  if (!(await deleteSecondFactor(db, uid))) return false
  await recordSecurityEvent(db, clock, { kind: 'secondFactorRemoved', ...by, userUid: uid })
  return true
}
