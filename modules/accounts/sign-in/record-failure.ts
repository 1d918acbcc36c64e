import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import type { Device } from './device.ts'
import { type Attempt, countFailure } from './throttle.ts'

interface FailedAttempt {
  attempt: Attempt
  /** null where the address that was typed has no account: the same lines are written, so that the time tells nothing */
  userUid: string | null
  device: Device
}

/**
 * Counts a wrong password or code, and writes it to the audit unless it was one too many: those change nothing, and
 * must not fill it.
 * @returns seconds to wait where it was one too many; 0 where it was within the limits
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
