import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../../platform/index.ts'

type Keys = Pick<Platform, 'clock' | 'fingerprintKey'>

const lifetimeSeconds = 600
const nonceBytes = 16
const timeBytes = 6
const signatureBytes = 16

/** Purpose of a challenge: a second factor, a sign-in by passkey alone, a new passkey of that account, or the confirmation of an action. */
export type Purpose = 'sign-in' | 'session' | `enrol ${string}` | `confirm ${string}`

function sign({ fingerprintKey }: Keys, purpose: Purpose, signed: Buffer): Buffer {
  const hmac = createHmac('sha256', fingerprintKey)
    .update(JSON.stringify(['passkey', purpose]))
    .update(signed)
  return hmac.digest().subarray(0, signatureBytes)
}

/** Creates a random number with its expiry and a signature, so that nothing is stored for mere requests. */
export function createChallenge(keys: Keys, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(timeBytes)
  time.writeUIntBE(Math.floor(keys.clock.now().getTime() / 1000) + lifetimeSeconds, 0, timeBytes)
  const signed = Buffer.concat([randomBytes(nonceBytes), time])
  return new Uint8Array(Buffer.concat([signed, sign(keys, purpose, signed)]))
}

/** @returns its expiry; undefined if the challenge was not issued by this site, is for another purpose, or has expired */
export function verifyChallenge(keys: Keys, purpose: Purpose, challenge: string): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== nonceBytes + timeBytes + signatureBytes) return undefined
  const signed = bytes.subarray(0, nonceBytes + timeBytes)
  if (!timingSafeEqual(sign(keys, purpose, signed), bytes.subarray(signed.length))) return undefined
  const end = new Date(bytes.readUIntBE(nonceBytes, timeBytes) * 1000)
  return end > keys.clock.now() ? end : undefined
}
