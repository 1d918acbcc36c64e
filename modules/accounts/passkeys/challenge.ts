import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../../platform/index.ts'

type Keys = Pick<Platform, 'clock' | 'fingerprintKey'>

const lifetimeSeconds = 600
const nonceBytes = 16
const timeBytes = 6
const signatureBytes = 16

/** A challenge for a second factor, to sign in by the passkey alone, to make a passkey of that account, or to confirm an act. */
export type Purpose = 'sign-in' | 'session' | `enrol ${string}` | `confirm ${string}`

function sign({ fingerprintKey }: Keys, purpose: Purpose, signed: Buffer): Buffer {
  const hmac = createHmac('sha256', fingerprintKey)
    .update(JSON.stringify(['passkey', purpose]))
    .update(signed)
  return hmac.digest().subarray(0, signatureBytes)
}

/** Signed, so that nothing is stored for those who only ask: a random number, when it ends, and a signature. */
export function createChallenge(keys: Keys, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(timeBytes)
  time.writeUIntBE(Math.floor(keys.clock.now().getTime() / 1000) + lifetimeSeconds, 0, timeBytes)
  const signed = Buffer.concat([randomBytes(nonceBytes), time])
  return new Uint8Array(Buffer.concat([signed, sign(keys, purpose, signed)]))
}

/** @returns when it ends; undefined where it is not ours, for another purpose, or too old */
export function endOfChallenge(keys: Keys, purpose: Purpose, challenge: string): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== nonceBytes + timeBytes + signatureBytes) return undefined
  const signed = bytes.subarray(0, nonceBytes + timeBytes)
  if (!timingSafeEqual(sign(keys, purpose, signed), bytes.subarray(signed.length))) return undefined
  const end = new Date(bytes.readUIntBE(nonceBytes, timeBytes) * 1000)
  return end > keys.clock.now() ? end : undefined
}
