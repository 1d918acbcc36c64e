import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import type { Device } from './device.ts'
import { type Attempt, countFailure } from './throttle.ts'

interface FailedAttempt {
  attempt: Attempt
  /** null if the typed address has no account: the same lines are written, so that the response time reveals nothing */
  userUid: string | null
  device: Device
}

/**
 * Counts a wrong password or code, and records it in the audit. Attempts beyond the limits change nothing and are not recorded, so that
 * they cannot fill the audit.
 * @returns seconds to wait; 0 within the limits
 */
export async function recordFailure(
  db: Database,
  clock: Clock,
  { attempt, userUid, device }: FailedAttempt,
): Promise<number> {
  const { seconds, closed } = await countFailure(db, clock, attempt)
  if (seconds > 0) return seconds
  const knownDevice = attempt.known !== undefined
  const event = { actor: null, userUid, device }
  await recordSecurityEvent(db, clock, { ...event, kind: 'signInFailed', detail: { knownDevice } })
  if (closed.length > 0) await recordSecurityEvent(db, clock, { ...event, kind: 'lockedOut', detail: { closed } })
  return 0
}
