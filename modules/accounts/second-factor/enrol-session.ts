import type { Database } from '../../../platform/database/index.ts'
import { unauthorized } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { secondFactorEnrolledMail, secondFactorEnrolledSubject } from '../mails/second-factor-enrolled.tsx'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { findUser } from '../queries-users.ts'
import { closeSessions, markSecondFactor } from '../sessions/queries-sessions.ts'
import { type SessionParts, signToken } from '../sessions/session.ts'
import { replaceRecoveryCodes } from './queries-second-factor.ts'
import { createRecoveryCodes, hashOfRecoveryCode } from './second-factor.ts'

export interface Enrolment {
  /** displayed only once, for printing */
  recoveryCodes: string[]
  /** contains the session's new rights */
  token: string
}

/**
 * Gives this session the rights of the user's roles, and ends the user's other sessions. Mails the user, in case a thief with the password
 * enrolled. Runs in the caller's transaction.
 */
export async function enrolSession(
  platform: SessionParts & Pick<Platform, 'mailer'>,
  db: Database,
  { uid, sid }: Pick<Viewer, 'uid' | 'sid'>,
): Promise<Enrolment> {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(db, uid, codes.map(hashOfRecoveryCode), platform.clock.now())
  await markSecondFactor(db, sid)
  await closeSessions(db, uid, sid)
  await recordSecurityEvent(db, platform.clock, { kind: 'secondFactorEnrolled', actor: uid, userUid: uid })
  const owner = await findUser(db, uid)
  if (!owner) throw unauthorized()
  await platform.mailer.write(db, {
    to: owner.email,
    subject: secondFactorEnrolledSubject,
    ...mailOf(secondFactorEnrolledMail, { siteHref: platform.config.publicUrl }),
  })
  return { recoveryCodes: codes, token: await signToken(platform, owner, { sid, secondFactor: true }) }
}
