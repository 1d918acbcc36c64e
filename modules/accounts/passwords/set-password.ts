import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { type PasswordOutcome, passwordChangedMail, passwordChangedSubjects } from '../mails/password-changed.tsx'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { setPasswordHash } from '../queries-users.ts'
import { closeSessions } from '../sessions/queries-sessions.ts'
import type { Device } from '../sign-in/device.ts'
import { createPasswordLink } from './password-link.ts'
import { deletePasswordLinksOf } from './queries-password-links.ts'

export interface NewPassword {
  uid: string
  email: string
  /** null: the password is removed */
  passwordHash: string | null
  /** the session that is not closed */
  currentSid?: string
  /** `passwordReset`: by a mailed link */
  kind: 'passwordReset' | 'passwordChanged' | 'passwordSet' | 'passwordRemoved'
  device: Device
}

const outcomes: Record<NewPassword['kind'], PasswordOutcome> = {
  passwordReset: 'changed',
  passwordChanged: 'changed',
  passwordSet: 'set',
  passwordRemoved: 'removed',
}

/** Sets or removes a password in the caller's transaction. Closes sessions opened with the old one, and mails the owner. */
export async function setPassword(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  change: NewPassword,
): Promise<void> {
  const now = platform.clock.now()
  const { uid, passwordHash, kind } = change
  const resetAt = kind === 'passwordReset' ? { resetAt: now } : {}
  await setPasswordHash(db, uid, { passwordHash, passwordChangedAt: now, ...resetAt })
  await deletePasswordLinksOf(db, uid)
  await closeSessions(db, uid, change.currentSid)
  await recordSecurityEvent(db, platform.clock, { kind, actor: uid, userUid: uid, device: change.device })
  // Create the link after deleting former links, which end with the old password.
  const linkHref = await createPasswordLink(platform, db, uid)
  const outcome = outcomes[kind]
  await platform.mailer.write(db, {
    to: change.email,
    subject: passwordChangedSubjects[outcome],
    link: linkHref,
    ...mailOf(passwordChangedMail, { siteHref: platform.config.publicUrl, linkHref, outcome }),
  })
}
