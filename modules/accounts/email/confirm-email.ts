import type { EmailConfirmation } from '../../../contracts/accounts/own-email.ts'
import { type Database, isUniqueViolation } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken } from '../../../platform/keys/index.ts'
import { keepMailsOf, mailOf } from '../../../platform/mailer/index.ts'
import { deleteCodesOf } from '../codes/queries-codes.ts'
import { emailChangedMail, emailChangedSubject } from '../mails/email-changed.tsx'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { deletePasswordLinksOf } from '../passwords/queries-password-links.ts'
import { findUser, findUserByEmail } from '../queries-users.ts'
import type { User } from '../user.ts'
import { announceProof, proveEmail } from './prove-email.ts'
import {
  confirmEmailChange,
  deleteEmailChange,
  isEmailLinkLive,
  replaceEmail,
  spendEmailLink,
} from './queries-email.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'extensions' | 'mailer'>

const uselessLink = () =>
  invalid([violation('token', 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre depuis votre compte.')])

/** Tells whether the page should offer its button; pressing the button checks the link again. */
export const isEmailLinkValid = ({ clock }: Pick<Platform, 'clock'>, db: Database, token: string): Promise<boolean> =>
  isEmailLinkLive(db, digestOfToken(token), clock.now())

/**
 * Runs in the caller's transaction.
 * @param both whether the current address confirmed it too
 * @throws 400 if the address has an account by now
 */
export async function applyEmailChange(
  platform: Parts,
  db: Database,
  user: User,
  { email, both }: { email: string; both: boolean },
): Promise<void> {
  const { clock, config, mailer } = platform
  await deleteEmailChange(db, user.uid)
  // Another account has used the address since the request.
  if (await findUserByEmail(db, email)) throw uselessLink()
  await replaceEmail(db, user.uid, email, clock.now())
  // A stranger may read the former mailbox: links and codes mailed there must not sign in any more.
  await deletePasswordLinksOf(db, user.uid)
  await deleteCodesOf(db, user.uid)
  await recordSecurityEvent(db, clock, { kind: 'emailChanged', actor: user.uid, userUid: user.uid })
  const mail = mailOf(emailChangedMail, { siteHref: config.publicUrl, both })
  for (const to of [user.email, email]) {
    await mailer.write(db, { to, subject: emailChangedSubject, ...mail })
  }
  await keepMailsOf(db, user)
  await announceProof(platform, db, { uid: user.uid, email })
}

async function confirm(platform: Parts, db: Database, token: string): Promise<EmailConfirmation['state']> {
  const now = platform.clock.now()
  const link = await spendEmailLink(db, digestOfToken(token), now)
  const user = link && (await findUser(db, link.userUid))
  if (!link || !user) throw uselessLink()
  if (link.purpose === 'proof') {
    if (link.email !== user.email) throw uselessLink()
    await proveEmail(platform, db, user)
    return 'proved'
  }
  if (link.purpose === 'stop') {
    await deleteEmailChange(db, user.uid)
    return 'stopped'
  }
  const change = await confirmEmailChange(db, { ...link, purpose: link.purpose }, now)
  if (!change) throw uselessLink()
  if (!change.currentConfirmedAt || !change.nextConfirmedAt) return 'waiting'
  if (change.currentConfirmedAt > now) {
    if (await findUserByEmail(db, change.nextEmail)) throw uselessLink()
    return 'delayed'
  }
  await applyEmailChange(platform, db, user, { email: change.nextEmail, both: true })
  return 'changed'
}

/** @throws 400 if the link is unknown, expired or used */
export async function confirmEmail(platform: Parts, db: Database, token: string): Promise<EmailConfirmation['state']> {
  try {
    return await db.transaction((db) => confirm(platform, db, token))
  } catch (error) {
    // Another account used the address at the same moment.
    if (isUniqueViolation(error)) throw uselessLink()
    throw error
  }
}
