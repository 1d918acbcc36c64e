import type { Registration } from '../../../contracts/accounts/accounts.ts'
import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { createEmailLink } from '../email/email-link.ts'
import { choosePasswordMail, choosePasswordSubject } from '../mails/choose-password.tsx'
import { welcomeMail, welcomeSubject } from '../mails/welcome.tsx'
import { createPasswordLink } from '../passwords/password-link.ts'
import { refuseLeakedPassword } from '../passwords/refuse-leaked.ts'
import { findUser, insertUser } from '../queries-users.ts'
import { deviceOf } from '../sign-in/device.ts'
import { type Caller, completeSignIn } from '../sign-in/sign-in.ts'
import { prepareAccount } from './create-account.ts'

/** Lets other modules refuse a registration by throwing. */
export const registrationChecks =
  extensionPoint<(db: Database, registration: Registration) => Promise<void>>('accounts.registration')

/** Lets other modules act on a registration, in its transaction. */
export const afterRegistration =
  extensionPoint<(db: Database, registration: Registration, now: Date) => Promise<void>>('accounts.registered')

/** Mails a link that sets a password; without one, the owner signs in by mailed codes. */
async function welcomeWithoutPassword(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  user: { uid: string; email: string },
): Promise<void> {
  const linkHref = await createPasswordLink(platform, db, user.uid)
  const mail = mailOf(choosePasswordMail, { linkHref, siteHref: platform.config.publicUrl })
  await platform.mailer.write(db, {
    to: user.email,
    subject: choosePasswordSubject,
    link: linkHref,
    ...mail,
  })
}

async function welcome(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  registration: Registration,
): Promise<void> {
  const { uid, identifier: email, password } = registration
  if (password === undefined) return welcomeWithoutPassword(platform, db, { uid, email })
  const linkHref = await createEmailLink(platform, db, { userUid: uid, email, purpose: 'proof' })
  await platform.mailer.write(db, {
    to: email,
    subject: welcomeSubject,
    link: linkHref,
    ...mailOf(welcomeMail, { siteHref: platform.config.publicUrl, linkHref }),
  })
}

/**
 * Answers a repeated registration like the first one. It compares no password: otherwise anyone who knows a uid could use this call to
 * guess passwords.
 */
async function answerRepetition(db: Database, registration: Registration): Promise<undefined> {
  const existing = await findUser(db, registration.uid)
  if (!existing) throw conflict([violation('identifier', messages.emailTaken, 'duplicate')])
  const same = existing.email === registration.identifier && existing.formula === registration.formula
  if (!same) throw conflict([violation('uid', messages.duplicate, 'duplicate')])
  return undefined
}

/** Signs the new user in at once: without a password, they would have to wait for a mailed code. */
async function openFirstSession(platform: OpenedPlatform, db: Database, uid: string, caller: Caller) {
  const owner = await findUser(db, uid)
  if (!owner) return undefined
  const device = deviceOf(caller.userAgent)
  const proved = { proof: undefined, known: undefined, secondFactor: false, device, by: 'registration' } as const
  return completeSignIn(platform, db, owner, proved)
}

/**
 * @param caller null if they already have a session
 * @returns a function that writes the registration, and opens a session for a new account without a password; it throws 409 if the address
 * is taken, or the uid was used for another registration
 * @throws 400 the password is leaked, or another module refuses
 */
export async function prepareRegistration(
  platform: OpenedPlatform,
  db: Database,
  registration: Registration,
  caller: Caller | null,
) {
  const { uid, identifier, password, formula, affiliation } = registration
  for (const check of platform.extensions.of(registrationChecks)) await check(db, registration)
  if (password !== undefined) await refuseLeakedPassword(platform, password)
  const account = { uid, email: identifier, password, formula, affiliation, roles: [] }
  const row = await prepareAccount(account, platform.clock.now())
  return async (db: Database) => {
    const signedIn = await db.transaction(async (db) => {
      if (!(await insertUser(db, row))) return answerRepetition(db, registration)
      await welcome(platform, db, registration)
      for (const follow of platform.extensions.of(afterRegistration))
        await follow(db, registration, platform.clock.now())
      return password === undefined && caller ? openFirstSession(platform, db, uid, caller) : undefined
    })
    return { registered: { uid, identifier }, signedIn }
  }
}
