import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { subjectOf } from '../consents/consent-proof.ts'
import { detachConsents } from '../consents/queries-consents.ts'
import { deleteUser } from '../queries-users.ts'
import type { User } from '../user.ts'

/**
 * Deletes the account with its sessions, links and codes. Audit lines stay, with the uid alone; proofs of consents stay too.
 */
export async function eraseAccount(
  platform: Pick<Platform, 'clock' | 'fingerprintKey'>,
  db: Database,
  user: User,
): Promise<void> {
  await detachConsents(db, user.uid, subjectOf(platform, user.email), platform.clock.now())
  await deleteUser(db, user.uid)
}
