import type { Database } from '../../platform/database/index.ts'
import { tooMany } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { createGate } from './gate.ts'
import { matchesHash } from './password-hash.ts'
import { findPasswordHash } from './queries-users.ts'
import { countFailure, secondsClosed } from './throttle.ts'

/** As many as libuv hashes at a time. */
export const throughPasswordGate = createGate(4)

/** Without throttling: for whoever is not a person at a form. */
export async function verifyPassword(db: Database, uid: string, password: string): Promise<boolean> {
  const hash = await findPasswordHash(db, uid)
  return hash !== undefined && (await matchesHash(hash, password))
}

/**
 * The password again, before something grave. It counts and is throttled as a sign-in: a stolen session must not try
 * passwords.
 * @throws 429
 */
export function confirmPassword(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: { uid: string; identifier: string },
  password: string,
  address: string,
): Promise<boolean> {
  const attempt = { identifier: viewer.identifier, address }
  return throughPasswordGate(async () => {
    const closed = await secondsClosed(db, clock, attempt)
    if (closed > 0) throw tooMany(closed)
    if (await verifyPassword(db, viewer.uid, password)) return true
    const seconds = await countFailure(db, clock, attempt)
    if (seconds > 0) throw tooMany(seconds)
    return false
  })
}
