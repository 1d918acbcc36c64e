import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import { networkOf } from './network-of.ts'
import { type Attempt, countFailures } from './queries-failures.ts'

const minute = 60_000
const windowMilliseconds = 15 * minute
export const otpWindowMilliseconds = 60 * minute
const limits = { account: 10, address: 50, otp: 20 }

/** What is typed in the wrong field may be a password: identifiers are counted by their hash. */
export const attemptOf = (identifier: string, address: string): Attempt => ({
  account: createHash('sha256').update(identifier).digest('base64url'),
  address: networkOf(address),
})

export interface Throttle {
  /** no password is looked at before so many seconds; 0: it is */
  passwordSeconds: number
  otpSeconds: number
}

function secondsLeft(since: Date | null, span: number, now: Date): number {
  return since ? Math.max(1, Math.ceil((since.getTime() + span - now.getTime()) / 1000)) : 0
}

export interface ThrottleReading {
  /** a password set by a mailed link shortly ago: the address, which others may share, does not count */
  resetAt?: Date | null
  /** this attempt's own failure is written already, and one more than the limit is too many */
  failed?: boolean
}

export async function readThrottle(
  db: Database,
  attempt: Attempt,
  now: Date,
  { resetAt, failed = false }: ThrottleReading = {},
): Promise<Throttle> {
  const before = (span: number) => new Date(now.getTime() - span)
  const since = before(windowMilliseconds)
  const counts = await countFailures(db, attempt, since, before(otpWindowMilliseconds))
  const own = failed ? 1 : 0
  const trusted = resetAt ? resetAt > since : false
  const full = (count: number, limit: number) => count - own >= limit
  const account = full(counts.account, limits.account) ? secondsLeft(counts.accountSince, windowMilliseconds, now) : 0
  const address =
    !trusted && full(counts.address, limits.address) ? secondsLeft(counts.addressSince, windowMilliseconds, now) : 0
  return {
    passwordSeconds: Math.max(account, address),
    otpSeconds: full(counts.otp, limits.otp) ? otpWindowMilliseconds / 1000 : 0,
  }
}
