import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { type LinkRenewal, secretOfLink } from '../../../platform/mailer/index.ts'
import { findUserByEmail } from '../queries-users.ts'
import { insertPasswordLink } from './queries-password-links.ts'

const linkMilliseconds = 3_600_000

/** @returns the URL to mail, which sets a new password once, within that time (default: one hour) */
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

/** A repeated mail gets a new link, or none if the account no longer exists. */
export const renewPasswordLink: LinkRenewal = async (platform, db, recipient) => {
  const user = await findUserByEmail(db, recipient)
  return user && secretOfLink(await createPasswordLink(platform, db, user.uid))
}
