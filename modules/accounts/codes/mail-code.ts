import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { tryConsume } from '../../../platform/limits/index.ts'
import { bodyOf, mailOf } from '../../../platform/mailer/index.ts'
import { confirmationCodeMail, confirmationCodeSubject } from '../mails/confirmation-code.tsx'
import { noAccountMail, noAccountSubject } from '../mails/no-account.tsx'
import { signInCodeMail, signInCodeSubject } from '../mails/sign-in-code.tsx'
import { findUserByEmail } from '../queries-users.ts'
import { type CodePurpose, codeMilliseconds, digestOfCode, newCode } from './code.ts'
import { insertCode } from './queries-codes.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer'>

export interface RequestedCode {
  purpose: CodePurpose
  email: string
  browserHash: string
  /** browser and system that requested the code; null if unknown */
  asker: string | null
}

const mailFor = {
  signIn: { kind: signInCodeMail.name, mail: signInCodeMail, subject: signInCodeSubject },
  confirmation: { kind: confirmationCodeMail.name, mail: confirmationCodeMail, subject: confirmationCodeSubject },
}

/** Mails an address that it has no account, at most once a day. Nobody else learns it, and nobody can flood the mailbox. */
async function mailThatThereIsNone(platform: Parts, db: Database, email: string): Promise<void> {
  const { refused } = await tryConsume(db, platform.clock, [rateLimits.noAccountMails, email])
  if (refused) return
  await platform.mailer.write(db, {
    to: email,
    subject: noAccountSubject,
    ...mailOf(noAccountMail, { siteHref: platform.config.publicUrl }),
  })
}

export async function mailSignInCode(
  platform: Parts,
  db: Database,
  { email, browserHash, asker, purpose }: RequestedCode,
) {
  const user = await findUserByEmail(db, email)
  if (!user) return mailThatThereIsNone(platform, db, email)
  const code = newCode()
  await insertCode(db, {
    browserHash,
    userUid: user.uid,
    codeHash: digestOfCode(platform.fingerprintKey, purpose, browserHash, code),
    expiresAt: new Date(platform.clock.now().getTime() + codeMilliseconds),
  })
  const { mail, ...named } = mailFor[purpose]
  await platform.mailer.write(db, {
    to: user.email,
    ...named,
    code,
    body: bodyOf(mail, { code, asker }),
  })
}
