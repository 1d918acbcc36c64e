import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { deleteSecondFactor } from './queries-second-factor.ts'
import { recordSecurityEvent } from './security-events.ts'

/** She proves herself by her password alone, until she enrols again. */
export async function removeSecondFactor(db: Database, clock: Clock, uid: string): Promise<void> {
  if (!(await deleteSecondFactor(db, uid))) return
  await recordSecurityEvent(db, clock, { kind: 'secondFactorRemoved', actor: null, userUid: uid })
}
