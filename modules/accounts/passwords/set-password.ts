import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { bodyOf } from '../../../platform/mailer/index.ts'
import { passwordChangedMail, passwordChangedSubject } from '../mails/password-changed.tsx'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { setPasswordHash } from '../queries-users.ts'
import { deleteSessionsOf } from '../sessions/queries-sessions.ts'
import type { Device } from '../sign-in/device.ts'
import { createPasswordLink } from './password-link.ts'
import { deletePasswordLinksOf } from './queries-password-links.ts'

export interface NewPassword {
  uid: string
  email: string
  passwordHash: string
  /** the session that stays */
  currentSid?: string
  /** was it set by a mailed link? */
  byLink: boolean
  device: Device
}

/** Sets a password in the caller's transaction: closes the sessions of the old one, and mails the owner. */
export async function setPassword(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  change: NewPassword,
): Promise<void> {
  const now = platform.clock.now()
  const { uid, passwordHash } = change
  await setPasswordHash(db, uid, { passwordHash, passwordChangedAt: now, ...(change.byLink ? { resetAt: now } : {}) })
  await deletePasswordLinksOf(db, uid)
  await deleteSessionsOf(db, uid, change.currentSid)
  const kind = change.byLink ? 'passwordReset' : 'passwordChanged'
  await recordSecurityEvent(db, platform.clock, { kind, actor: uid, userUid: uid, device: change.device })
  // After the former links: those end with the password that they were mailed for.
  const linkHref = await createPasswordLink(platform, db, uid)
  await platform.mailer.write(db, {
    to: change.email,
    kind: 'accounts.password-changed',
    subject: passwordChangedSubject,
    link: linkHref,
    body: bodyOf(passwordChangedMail, { siteHref: platform.config.publicUrl, linkHref }),
  })
}
