import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { subjectOf } from './consent-proof.ts'
import { detachConsents } from './queries-consents.ts'
import { deleteUser } from './queries-users.ts'
import type { User } from './user.ts'

/** Her sessions, links and codes go with her; audit lines name her uid alone and stay, as the proof of her consents does. */
export async function eraseAccount(
  platform: Pick<Platform, 'clock' | 'fingerprintKey'>,
  db: Database,
  user: User,
): Promise<void> {
  await detachConsents(db, user.uid, subjectOf(platform, user.email), platform.clock.now())
  await deleteUser(db, user.uid)
}
