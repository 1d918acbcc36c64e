import { z } from 'zod'
import type { OpenedPlatform } from '../../platform/index.ts'
import { defineJob, defineSweep } from '../../platform/jobs/index.ts'
import { mailOf } from '../../platform/mailer/index.ts'
import { mailSignInCode } from './codes/mail-code.ts'
import { deleteExpiredCodes } from './codes/queries-codes.ts'
import { forgetOldConsents } from './consents/consent-proof.ts'
import { forgetOldCookieChoices } from './cookies/record-cookie-choice.ts'
import { deleteExpiredEmailLinks } from './email/queries-email.ts'
import { resetPasswordMail, resetPasswordSubject } from './mails/reset-password.tsx'
import { recordSecurityEvent } from './own-account/security-events.ts'
import { deleteExpiredChallenges } from './passkeys/queries-passkeys.ts'
import { createPasswordLink } from './passwords/password-link.ts'
import { deleteExpiredPasswordLinks } from './passwords/queries-password-links.ts'
import { findUser } from './queries-users.ts'
import { deleteExpiredSessions } from './sessions/queries-sessions.ts'

export const mailResetLinkJob = defineJob({
  name: 'accounts.mail-reset-link',
  payload: z.object({ uid: z.uuid() }),
  async handle(platform: OpenedPlatform, { uid }) {
    await platform.db.transaction(async (db) => {
      const user = await findUser(db, uid)
      if (!user) return
      await recordSecurityEvent(db, platform.clock, { kind: 'resetRequested', actor: null, userUid: uid })
      const linkHref = await createPasswordLink(platform, db, uid)
      await platform.mailer.write(db, {
        to: user.email,
        subject: resetPasswordSubject,
        link: linkHref,
        ...mailOf(resetPasswordMail, { linkHref }),
      })
    })
  },
})

/** The handler creates the digits, so that no stored job contains them. If the address has no account, the mail says so. */
export const mailSignInCodeJob = defineJob({
  name: 'accounts.mail-sign-in-code',
  payload: z.object({
    email: z.string(),
    browserHash: z.string(),
    asker: z.string().nullable(),
    // Jobs that a former release enqueued have no purpose.
    purpose: z.enum(['signIn', 'confirmation']).default('signIn'),
  }),
  handle: (platform: OpenedPlatform, asked) => platform.db.transaction((db) => mailSignInCode(platform, db, asked)),
})

export const forgetExpiredSweep = defineSweep({
  name: 'accounts.forget-expired',
  everySeconds: 300,
  async handle({ db, clock }: OpenedPlatform) {
    const now = clock.now()
    await deleteExpiredSessions(db, now)
    await deleteExpiredPasswordLinks(db, now)
    await deleteExpiredEmailLinks(db, now)
    await deleteExpiredCodes(db, now)
    await deleteExpiredChallenges(db, now)
    await forgetOldCookieChoices(db, now)
    await forgetOldConsents(db, now)
  },
})
