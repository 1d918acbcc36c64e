import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { createChallenge, type Purpose, verifyChallenge } from './challenge.ts'
import { findPasskey, findPasskeyById, type PasskeyRow, setPasskeyUsed, spendChallenge } from './queries-passkeys.ts'
import { readAnswer, relyingParty } from './relying-party.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'fingerprintKey'>

/** Loads the library with the first passkey: most processes never need it. */
const webauthn = () => import('@simplewebauthn/server')

/** Options that name neither an account nor its passkeys: the browser offers those it has for this site. */
async function optionsFor(platform: Parts, purpose: Purpose, userVerification: 'preferred' | 'required') {
  const { generateAuthenticationOptions } = await webauthn()
  const challenge = createChallenge(platform, purpose)
  const { rpID } = relyingParty(platform)
  return { ...(await generateAuthenticationOptions({ rpID, challenge, userVerification })) }
}

export const secondFactorOptions = (platform: Parts) => optionsFor(platform, 'sign-in', 'preferred')

/** Without a password, the device must verify its user by a PIN, a finger or a face. */
export const passkeySessionOptions = (platform: Parts) => optionsFor(platform, 'session', 'required')

/** Like `passkeySessionOptions`, for a passkey of that user only. */
export const passkeyConfirmationOptions = (platform: Parts, uid: string) =>
  optionsFor(platform, `confirm ${uid}`, 'required')

/** @returns the authenticator's signature counter; undefined if the signature is not the passkey's, or is for another site */
async function verifiedCounter(
  platform: Parts,
  passkey: PasskeyRow,
  answer: { challenge: string; whole: unknown },
  requireUserVerification: boolean,
) {
  const { verifyAuthenticationResponse } = await webauthn()
  const { rpID, origin } = relyingParty(platform)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer.whole as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: answer.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for any invalid answer: count it as refused, like a wrong code.
    return undefined
  }
}

interface Answered {
  passkey: PasskeyRow
  answer: { challenge: string; whole: unknown }
  end: Date
}

/** Spends the challenge: each answer is valid once. */
async function isSpentNow(
  platform: Parts,
  db: Database,
  { passkey, answer, end }: Answered,
  requireUserVerification: boolean,
): Promise<boolean> {
  const counter = await verifiedCounter(platform, passkey, answer, requireUserVerification)
  if (counter === undefined || !(await spendChallenge(db, answer.challenge, end))) return false
  await setPasskeyUsed(db, passkey.uid, counter, platform.clock.now())
  return true
}

async function isAnswered(platform: Parts, db: Database, userUid: string, text: string, purpose: Purpose) {
  const answer = readAnswer(text)
  const end = answer && verifyChallenge(platform, purpose, answer.challenge)
  const passkey = answer && end && (await findPasskey(db, userUid, answer.id))
  if (!passkey || !end) return false
  // A second factor needs no user verification: the password or the mailed code is the first factor.
  return isSpentNow(platform, db, { passkey, answer, end }, purpose !== 'sign-in')
}

export const verifyPasskey = (platform: Parts, db: Database, userUid: string, text: string): Promise<boolean> =>
  isAnswered(platform, db, userUid, text, 'sign-in')

/** Requires that the device verified its user. */
export const verifyPasskeyConfirmation = (
  platform: Parts,
  db: Database,
  userUid: string,
  text: string,
): Promise<boolean> => isAnswered(platform, db, userUid, text, `confirm ${userUid}`)

/** @returns the passkey's owner; undefined if the answer is invalid. Requires user verification, which makes a passkey both factors. */
export async function identifyPasskeyOwner(platform: Parts, db: Database, text: string): Promise<string | undefined> {
  const answer = readAnswer(text)
  const end = answer && verifyChallenge(platform, 'session', answer.challenge)
  const passkey = answer && end && (await findPasskeyById(db, answer.id))
  if (!passkey || !end) return undefined
  return (await isSpentNow(platform, db, { passkey, answer, end }, true)) ? passkey.userUid : undefined
}
