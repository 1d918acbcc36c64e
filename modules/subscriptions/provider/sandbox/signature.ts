import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-sandbox-signature'

/** An older signature is refused, so that a recorded event cannot be replayed later. */
const toleranceSeconds = 300

function digest(secret: Uint8Array, seconds: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}

export function sign(secret: Uint8Array, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

export function isSigned(secret: Uint8Array, body: Buffer, header: unknown, now: Date): boolean {
  const parts = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!parts) return false
  const seconds = Number(parts[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(digest(secret, seconds, body)), Buffer.from(parts[2] ?? ''))
}
