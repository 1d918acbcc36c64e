import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { type LinkRenewal, secretOfLink } from '../../../platform/mailer/index.ts'
import { findUserByEmail } from '../queries-users.ts'
import { insertPasswordLink } from './queries-password-links.ts'

const linkMilliseconds = 3_600_000

/** @returns the address to mail, which sets a new password once, within that time (default: an hour) */
export async function createPasswordLink(
  platform: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  userUid: string,
  lifetimeMilliseconds = linkMilliseconds,
): Promise<string> {
  const token = newLinkToken()
  const now = platform.clock.now()
  await insertPasswordLink(db, {
    tokenHash: digestOfToken(token),
    userUid,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMilliseconds),
  })
  return `${platform.config.publicUrl}/reset-password?token=${token}`
}

/** A mail sent once more has a link of its own; none where there is no such account any more. */
export const renewPasswordLink: LinkRenewal = async (platform, db, recipient) => {
  const user = await findUserByEmail(db, recipient)
  return user && secretOfLink(await createPasswordLink(platform, db, user.uid))
}
