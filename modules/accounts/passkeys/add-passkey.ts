import { randomUUIDv7 } from 'node:crypto'
import type { Passkey } from '../../../contracts/accounts/passkeys.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, unauthorized, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { readSetting, siteName } from '../../../platform/settings/index.ts'
import type { SpendProof } from '../confirmation/confirm-owner.ts'
import { passkeyAddedMail, passkeyAddedSubject } from '../mails/passkey-added.tsx'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { isStaff } from '../policy.ts'
import { findUser } from '../queries-users.ts'
import { enrolSession } from '../second-factor/enrol-session.ts'
import { hasSecondFactor } from '../second-factor/queries-second-factor.ts'
import { authoriseEnrolment } from '../second-factor/start-second-factor.ts'
import { createChallenge, verifyChallenge } from './challenge.ts'
import { insertPasskey, listPasskeyRows, spendChallenge } from './queries-passkeys.ts'
import { readAnswer, relyingParty } from './relying-party.ts'
import { passkeyView } from './view.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer' | 'tokens'>

const mostPasskeys = 20

/** @throws 401, 403 the user may not enrol */
export async function passkeyOptions(
  platform: Pick<Parts, 'clock' | 'config' | 'fingerprintKey'>,
  db: Database,
  viewer: Viewer,
) {
  await authoriseEnrolment(platform, db, viewer)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const kept = await listPasskeyRows(db, viewer.uid)
  const roles = (await findUser(db, viewer.uid))?.roles ?? []
  const options = await generateRegistrationOptions({
    rpName: await readSetting(db, platform.config, siteName),
    rpID: relyingParty(platform).rpID,
    userID: new Uint8Array(Buffer.from(viewer.uid)),
    userName: viewer.identifier,
    challenge: createChallenge(platform, `enrol ${viewer.uid}`),
    attestationType: 'none',
    excludeCredentials: kept.map(({ credentialId: id }) => ({ id })),
    // Sign-in names no account, so the passkey must be discoverable. Members sign in with it alone: their device must then verify its user.
    authenticatorSelection: { residentKey: 'required', userVerification: isStaff(roles) ? 'preferred' : 'required' },
  })
  return { ...options }
}

const useless = () =>
  invalid([violation('response', 'Cette clé d’accès n’a pas pu être vérifiée. Recommencez.', 'invalid')])

async function verified(platform: Parts, viewer: Viewer, text: string) {
  const answer = readAnswer(text)
  const end = answer && verifyChallenge(platform, `enrol ${viewer.uid}`, answer.challenge)
  if (!end) throw useless()
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { rpID, origin } = relyingParty(platform)
  const made = await verifyRegistrationResponse({
    response: answer.whole as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => {
    // The library throws for any invalid answer.
    throw useless()
  })
  if (!made.verified) throw useless()
  return { challenge: answer.challenge, end, credential: made.registrationInfo.credential }
}

async function mailPasskeyAdded({ config, mailer }: Parts, db: Database, to: string, name: string): Promise<void> {
  const mail = mailOf(passkeyAddedMail, { siteHref: config.publicUrl, name })
  await mailer.write(db, { to, subject: passkeyAddedSubject, ...mail })
}

export interface AddedPasskey {
  passkey: Passkey
  /** Empty unless a member of staff sets up their first second factor. */
  recoveryCodes: string[]
  token?: string
}

/** @throws 400 not verified; 401, 403 the user may not enrol; 409 already registered, or too many */
export async function addPasskey(
  platform: Parts,
  db: Database,
  viewer: Viewer,
  { name, response, spend }: { name: string; response: string; spend: SpendProof },
): Promise<AddedPasskey> {
  await authoriseEnrolment(platform, db, viewer)
  const { challenge, end, credential } = await verified(platform, viewer, response)
  const { uid: userUid } = viewer
  return db.transaction(async (db) => {
    await spend(db)
    const owner = await findUser(db, userUid)
    if (!owner) throw unauthorized()
    const isFirstFactor = isStaff(owner.roles) && !(await hasSecondFactor(db, userUid))
    if ((await listPasskeyRows(db, userUid)).length >= mostPasskeys) {
      throw conflict([violation('name', `Vous avez déjà ${mostPasskeys} clés d’accès. Retirez-en une.`, 'invalid')])
    }
    const row = {
      uid: randomUUIDv7(),
      userUid,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: platform.clock.now(),
      lastUsedAt: null,
    }
    if (!(await spendChallenge(db, challenge, end)) || !(await insertPasskey(db, row))) {
      throw conflict([violation('response', 'Cette clé d’accès est déjà enregistrée.', 'duplicate')])
    }
    await recordSecurityEvent(db, platform.clock, { kind: 'passkeyAdded', actor: userUid, userUid })
    const passkey = passkeyView(row)
    // `enrolSession` sends the mail about a first factor.
    if (isFirstFactor) return { passkey, ...(await enrolSession(platform, db, viewer)) }
    await mailPasskeyAdded(platform, db, owner.email, name)
    return { passkey, recoveryCodes: [] }
  })
}
