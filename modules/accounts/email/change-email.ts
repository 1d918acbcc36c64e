import type { OwnerProof } from '../../../contracts/accounts/confirmation.ts'
import { messages } from '../../../contracts/messages.ts'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume } from '../../../platform/limits/index.ts'
import { bodyOf, mailUses } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { confirmOwner, type ProofOrigin } from '../confirmation/confirm-owner.ts'
import { changeEmailMail, changeEmailSubject } from '../mails/change-email.tsx'
import { stopEmailChangeMail, stopEmailChangeSubject } from '../mails/stop-email-change.tsx'
import { isOwnAccount } from '../policy.ts'
import { findUserByEmail } from '../queries-users.ts'
import { createEmailLink, emailChangeLifetime } from './email-link.ts'
import { findEmailProof, saveEmailChange } from './queries-email.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'mailer'>

export interface EmailChangeRequest {
  uid: string
  email: string
  proof: OwnerProof
  origin: ProofOrigin
}

interface Asked {
  userUid: string
  to: string
  purpose: 'current' | 'next'
  /** the current address need not confirm: the change takes effect after a day */
  delayed?: boolean
}

async function mailLink(platform: Parts, db: Database, { userUid, to, purpose, delayed = false }: Asked) {
  const linkHref = await createEmailLink(platform, db, { userUid, email: to, purpose })
  await platform.mailer.write(db, {
    to,
    kind: `accounts.change-email-${purpose}`,
    subject: changeEmailSubject,
    link: linkHref,
    body: bodyOf(changeEmailMail, { linkHref, next: purpose === 'next', delayed }),
  })
}

async function mailStopLink(
  platform: Parts,
  db: Database,
  { userUid, to, byTeam }: { userUid: string; to: string; byTeam: boolean },
) {
  const linkHref = await createEmailLink(platform, db, { userUid, email: to, purpose: 'stop' })
  await platform.mailer.write(db, {
    to,
    kind: 'accounts.change-email-stop',
    subject: stopEmailChangeSubject,
    link: linkHref,
    body: bodyOf(stopEmailChangeMail, { linkHref, byTeam }),
  })
}

/**
 * Requests a change. An unproved current address may be mistyped and belong to another person.
 * It therefore need not confirm, but a mail sent to it can stop the change for a day.
 */
async function request(
  platform: Parts,
  db: Database,
  { uid, nextEmail, byTeam = false }: { uid: string; nextEmail: string; byTeam?: boolean },
): Promise<Date> {
  const now = platform.clock.now()
  const current = await findEmailProof(db, uid)
  if (await findUserByEmail(db, nextEmail)) throw conflict([violation('email', messages.emailTaken, 'duplicate')])
  const expiresAt = new Date(now.getTime() + emailChangeLifetime)
  if (!current) throw notFound()
  const delayed = byTeam || current.provedAt === null
  const currentConfirmedAt = delayed ? expiresAt : null
  await saveEmailChange(db, { userUid: uid, nextEmail, currentConfirmedAt, nextConfirmedAt: null, expiresAt })
  await mailLink(platform, db, { userUid: uid, to: nextEmail, purpose: 'next', delayed })
  if (delayed) await mailStopLink(platform, db, { userUid: uid, to: current.email, byTeam })
  else await mailLink(platform, db, { userUid: uid, to: current.email, purpose: 'current' })
  return expiresAt
}

/**
 * Requests a change for a member who cannot, for example after losing the mailbox. The old address need not confirm, proved or not; a mail
 * to it can stop the change.
 * @returns when the change takes effect
 * @throws 409 the address has an account; 429
 */
export async function requestEmailChangeFor(
  platform: Parts,
  db: Database,
  uid: string,
  nextEmail: string,
): Promise<Date> {
  await consume(db, platform.clock, [rateLimits.emailChangesOf, uid])
  return request(platform, db, { uid, nextEmail, byTeam: true })
}

/**
 * Prepares a change that takes effect once both addresses confirm it, or after a day if the current one is unproved.
 * @returns a function that stores the change in the caller's transaction; it throws 409 if the address has an account
 * @throws 403 another user's account; 400 the proof is wrong; 429 too many tries or requests
 */
export async function prepareEmailChange(
  platform: Parts & Pick<Platform, 'fingerprintKey'>,
  db: Database,
  viewer: Viewer,
  { uid, email, proof, origin }: EmailChangeRequest,
): Promise<(db: Database) => Promise<void>> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const spendProof = await confirmOwner(platform, db, viewer, proof, origin)
  await consume(
    db,
    platform.clock,
    [rateLimits.emailChangesOf, uid],
    ...mailUses(platform.config, { to: email, address: origin.address }),
  )
  return (db) =>
    db.transaction(async (db) => {
      await spendProof(db)
      await request(platform, db, { uid, nextEmail: email })
    })
}
