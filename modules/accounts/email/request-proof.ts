import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume } from '../../../platform/limits/index.ts'
import { mailOf, mailUses } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { confirmEmailMail, confirmEmailSubject } from '../mails/confirm-email.tsx'
import { isOwnAccount } from '../policy.ts'
import type { User } from '../user.ts'
import { createEmailLink } from './email-link.ts'
import { findEmailProof } from './queries-email.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'mailer'>

/** Mails the link that proves the user's address. */
export async function mailProof(platform: Parts, db: Database, user: Pick<User, 'uid' | 'email'>): Promise<void> {
  const linkHref = await createEmailLink(platform, db, { userUid: user.uid, email: user.email, purpose: 'proof' })
  await platform.mailer.write(db, {
    to: user.email,
    subject: confirmEmailSubject,
    link: linkHref,
    ...mailOf(confirmEmailMail, { linkHref }),
  })
}

/** Mails nothing if the address is already proved. @throws 403 another user's account; 429 */
export async function requestEmailProof(
  platform: Parts,
  db: Database,
  viewer: Viewer,
  { uid, address }: { uid: string; address: string },
): Promise<void> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const known = await findEmailProof(db, uid)
  if (!known) throw notFound()
  if (known.provedAt) return
  const uses = mailUses(platform.config, { to: known.email, address })
  await consume(db, platform.clock, [rateLimits.emailProofsOf, uid], ...uses)
  await mailProof(platform, db, { uid, email: known.email })
}
