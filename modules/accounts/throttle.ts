import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { forgetHits, type Limit, secondsUntilFree, tryConsume, type Use } from '../../platform/limits/index.ts'

const minute = 60_000
const failuresOfAccount: Limit = { name: 'sign-in.account', most: 10, within: 15 * minute }
const failuresOfDevice: Limit = { name: 'sign-in.device', most: 10, within: 15 * minute }
const failuresFromAddress: Limit = { name: 'sign-in.address', per: 'address', most: 50, within: 15 * minute }
const codesOfAccount: Limit = { name: 'sign-in.codes', most: 20, within: 60 * minute }

export interface Attempt {
  /** as typed, known or not */
  identifier: string
  address: string
  /** a password set by a mailed link shortly ago: the address, which others may share, does not count */
  resetAt?: Date | null | undefined
  /** what is known to be hers, a browser or an open session: it counts its own failures, and no one else's */
  known?: string | undefined
}

/** After a reset it starts again from nothing, as the account does. */
const ofDevice = ({ identifier, known = '', resetAt }: Attempt): Use => [
  failuresOfDevice,
  JSON.stringify([identifier, known, resetAt?.getTime() ?? 0]),
]
const ofAccount = ({ identifier }: Attempt): Use => [failuresOfAccount, identifier]
const fromAddress = ({ address }: Attempt): Use => [failuresFromAddress, address]

/** One second factor that is about to be compared. */
export const codeUse = (identifier: string): Use => [codesOfAccount, identifier]

const isTrusted = ({ resetAt }: Attempt, clock: Clock): boolean =>
  resetAt ? resetAt.getTime() > clock.now().getTime() - failuresFromAddress.within : false

/** @returns seconds until a password is looked at again; 0: it is looked at now */
export async function secondsClosed(db: Database, clock: Clock, attempt: Attempt): Promise<number> {
  const ofStrangers = [ofAccount(attempt), ...(isTrusted(attempt, clock) ? [] : [fromAddress(attempt)])]
  const uses = attempt.known === undefined ? ofStrangers : [ofDevice(attempt)]
  return Math.max(...(await secondsUntilFree(db, clock, ...uses)))
}

export interface Failure {
  /** seconds to wait where it was one too many; 0 where it was within the limits */
  seconds: number
  /** what it was the last failure of before passwords are not looked at any more */
  closed: ('account' | 'address' | 'device')[]
}

async function countForDevice(db: Database, clock: Clock, attempt: Attempt): Promise<Failure> {
  const { refused, remaining } = await tryConsume(db, clock, ofDevice(attempt))
  return { seconds: refused?.retryAfter ?? 0, closed: !refused && remaining === 0 ? ['device'] : [] }
}

/** Counts a failure. Of many guesses at once exactly those within the limits are told that they were wrong. */
export async function countFailure(db: Database, clock: Clock, attempt: Attempt): Promise<Failure> {
  if (attempt.known !== undefined) return countForDevice(db, clock, attempt)
  const account = await tryConsume(db, clock, ofAccount(attempt))
  const address = await tryConsume(db, clock, fromAddress(attempt))
  const ofAddress = isTrusted(attempt, clock) ? 0 : (address.refused?.retryAfter ?? 0)
  const closed = [
    ...(!account.refused && account.remaining === 0 ? (['account'] as const) : []),
    ...(!address.refused && address.remaining === 0 ? (['address'] as const) : []),
  ]
  return { seconds: Math.max(account.refused?.retryAfter ?? 0, ofAddress), closed }
}

/** They still count for the addresses they came from. */
export const forgiveAccount = (db: Database, identifier: string): Promise<void> =>
  forgetHits(db, [failuresOfAccount, identifier], codeUse(identifier))
