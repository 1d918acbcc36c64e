import type { Database } from '../../../platform/database/index.ts'
import { tooMany } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { matchesPassword } from '../passwords/password-hash.ts'
import { findPasswordHash, lockPasswordHash } from '../queries-users.ts'
import { deviceOf } from './device.ts'
import { recordFailure } from './record-failure.ts'
import { createSemaphore } from './semaphore.ts'
import { secondsUntilRetry } from './throttle.ts'

/** libuv hashes four passwords at a time. */
export const withPasswordSemaphore = createSemaphore(4)

/**
 * Checks the password that the user re-entered before a sensitive action.
 * Failures count for this session only, so a thief of a session cannot guess passwords.
 * Strangers who lock the account do not keep its owner from changing the password.
 * @returns the hash that the password was compared with, for `isStillPassword`; undefined if the password is wrong
 * @throws 429
 */
export function confirmPassword(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: { uid: string; identifier: string; sid: string },
  password: string,
  address: string,
): Promise<string | undefined> {
  const { uid, identifier, sid } = viewer
  const attempt = { identifier, address, known: sid }
  return withPasswordSemaphore(async () => {
    const closed = await secondsUntilRetry(db, clock, attempt)
    if (closed > 0) throw tooMany(closed)
    const hash = await findPasswordHash(db, uid)
    if (hash && (await matchesPassword(hash, password))) return hash
    const seconds = await recordFailure(db, clock, { attempt, userUid: uid, device: deviceOf(undefined) })
    if (seconds > 0) throw tooMany(seconds)
    return undefined
  })
}

/** Tells whether the compared password is still current. Locks it until the caller's transaction ends. */
export const isStillPassword = async (db: Database, uid: string, comparedHash: string): Promise<boolean> =>
  (await lockPasswordHash(db, uid)) === comparedHash
