import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume, type Limit } from '../../../platform/limits/index.ts'
import { bodyOf } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { confirmEmailMail, confirmEmailSubject } from '../mails/confirm-email.tsx'
import { isOneself } from '../policy.ts'
import type { User } from '../user.ts'
import { createEmailLink } from './email-link.ts'
import { findEmailProof } from './queries-email.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'mailer'>

const proofsOf: Limit = { name: 'email-proofs', most: 5, within: 3_600_000 }

/** The mail with the link that proves her address. */
export async function mailProof(platform: Parts, db: Database, user: Pick<User, 'uid' | 'email'>): Promise<void> {
  const linkHref = await createEmailLink(platform, db, { userUid: user.uid, email: user.email, purpose: 'proof' })
  await platform.mailer.write(db, {
    to: user.email,
    kind: 'accounts.confirm-email',
    subject: confirmEmailSubject,
    link: linkHref,
    body: bodyOf(confirmEmailMail, { linkHref }),
  })
}

/** Proved already, nothing is mailed. @throws 403 not oneself; 429 */
export async function requestEmailProof(platform: Parts, db: Database, viewer: Viewer, uid: string): Promise<void> {
  if (!isOneself(viewer, uid)) throw forbidden()
  const known = await findEmailProof(db, uid)
  if (!known) throw notFound()
  if (known.provedAt) return
  await consume(db, platform.clock, [proofsOf, uid])
  await mailProof(platform, db, { uid, email: known.email })
}
