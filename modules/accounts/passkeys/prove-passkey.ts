import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { createChallenge, endOfChallenge } from './challenge.ts'
import { findPasskey, type PasskeyRow, setPasskeyUsed, spendChallenge } from './queries-passkeys.ts'
import { readAnswer, relyingParty } from './relying-party.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'fingerprintKey'>

/** The library is loaded with the first passkey: most processes never need it. */
const webauthn = () => import('@simplewebauthn/server')

/** Names no account and none of its passkeys: the browser offers those that it has for this site. */
export async function passkeySignInOptions(platform: Parts) {
  const { generateAuthenticationOptions } = await webauthn()
  const challenge = createChallenge(platform, 'sign-in')
  const { rpID } = relyingParty(platform)
  return { ...(await generateAuthenticationOptions({ rpID, challenge, userVerification: 'preferred' })) }
}

/** @returns the authenticator's count of its uses; undefined where the signature is not that passkey's, or the site another */
async function verifiedCounter(platform: Parts, passkey: PasskeyRow, answer: { challenge: string; whole: unknown }) {
  const { verifyAuthenticationResponse } = await webauthn()
  const { rpID, origin } = relyingParty(platform)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer.whole as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: answer.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // The password is the other factor.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for whatever is wrong with an answer; it is refused and counted as a wrong code is.
    return undefined
  }
}

/** Spends the challenge: an answer counts once. */
export async function provesPasskey(platform: Parts, db: Database, userUid: string, text: string): Promise<boolean> {
  const answer = readAnswer(text)
  const end = answer && endOfChallenge(platform, 'sign-in', answer.challenge)
  const passkey = answer && end && (await findPasskey(db, userUid, answer.id))
  if (!passkey || !end) return false
  const counter = await verifiedCounter(platform, passkey, answer)
  if (counter === undefined || !(await spendChallenge(db, answer.challenge, end))) return false
  await setPasskeyUsed(db, passkey.uid, counter, platform.clock.now())
  return true
}
