import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

export interface SignedBody {
  timestamp: string | string[] | undefined
  signature: string | string[] | undefined
  body: Buffer
}

export const signMail = (secret: string, timestamp: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`

/** Tells whether the body is signed with that secret, with a recent timestamp. */
export function isSigned(secret: string, { timestamp, signature, body }: SignedBody, now: Date): boolean {
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const expected = Buffer.from(signMail(secret, timestamp, body))
  const given = Buffer.from(signature.toLowerCase())
  return expected.length === given.length && timingSafeEqual(expected, given)
}
