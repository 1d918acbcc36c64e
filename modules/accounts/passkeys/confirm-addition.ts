import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { confirmOwner, type ProofOrigin, type SpendProof } from '../confirmation/confirm-owner.ts'
import { isStaff } from '../policy.ts'
import { findUser } from '../queries-users.ts'
import { findSessionStart } from '../sessions/queries-sessions.ts'

/** A session younger than this proves the account's owner. */
const freshMilliseconds = 600_000

/**
 * An open session alone must not add a permanent way to sign in: it must be fresh, or a mailed code must confirm. Staff prove their second
 * factor instead (`authoriseEnrolment`).
 * @param db not a transaction: a wrong code must count although the passkey is refused
 * @throws 400 a required code is missing or wrong; 429 after too many
 */
export async function confirmAddition(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey'>,
  db: Database,
  viewer: Viewer,
  { code, ...origin }: ProofOrigin & { code: string | undefined },
): Promise<SpendProof> {
  if (isStaff((await findUser(db, viewer.uid))?.roles ?? [])) return async () => {}
  if (code !== undefined) return confirmOwner(platform, db, viewer, { code }, origin)
  const began = await findSessionStart(db, viewer.sid)
  const isFresh = began && platform.clock.now().getTime() - began.getTime() < freshMilliseconds
  if (!isFresh) throw invalid([violation('code', messages.required, 'missing')])
  return async () => {}
}
