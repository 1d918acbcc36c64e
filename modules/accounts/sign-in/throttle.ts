import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type Limit, type LimitUse, networkOf, secondsUntilFree, tryConsume } from '../../../platform/limits/index.ts'

const {
  failuresOfAccount,
  failuresOfNetwork,
  failuresOfDevice,
  failuresFromAddress,
  codesAfterPassword,
  codesOfDevice,
  codesOfNetwork,
  codesBeforePassword,
} = rateLimits

/** Maximum number of one network's failures that count for the account: otherwise one stranger could lock the owner out. */
const countedOfNetwork = 5

export interface Attempt {
  /** identifier as typed; the account may not exist */
  identifier: string
  address: string
  /** last time a mailed link set a password: it voids earlier failures, and for a while the client address's limit */
  resetAt?: Date | null | undefined
  /** identifies a known device or an open session of the account, whose failures count apart */
  known?: string | undefined
}

/** Use of a limit for this account; a password reset restarts it. */
const countedFor = (limit: Limit, { identifier, resetAt }: Attempt, of = ''): LimitUse => [
  limit,
  JSON.stringify([identifier, of, resetAt?.getTime() ?? 0]),
]
const ofDevice = (attempt: Attempt): LimitUse => countedFor(failuresOfDevice, attempt, attempt.known)
const ofNetwork = (attempt: Attempt): LimitUse => countedFor(failuresOfNetwork, attempt, networkOf(attempt.address))
const ofAccount = (attempt: Attempt): LimitUse => countedFor(failuresOfAccount, attempt)
const fromAddress = ({ address }: Attempt): LimitUse => [failuresFromAddress, address]

/**
 * Limits that apply to one check of a second factor. Strangers without the password never use up tries of a known device, nor of a person
 * who gave the right password.
 */
export function listSecondFactorUses(attempt: Attempt, isPasswordRight: boolean): LimitUse[] {
  if (attempt.known !== undefined) return [countedFor(codesOfDevice, attempt, attempt.known)]
  if (isPasswordRight) return [countedFor(codesAfterPassword, attempt)]
  return [countedFor(codesOfNetwork, attempt, networkOf(attempt.address)), countedFor(codesBeforePassword, attempt)]
}

const isTrusted = ({ resetAt }: Attempt, clock: Clock): boolean =>
  resetAt ? resetAt.getTime() > clock.now().getTime() - failuresFromAddress.within : false

/** @returns seconds until passwords are checked again; 0 if they are checked now */
export async function secondsUntilRetry(db: Database, clock: Clock, attempt: Attempt): Promise<number> {
  const ofStrangers = [
    ofAccount(attempt),
    ofNetwork(attempt),
    ...(isTrusted(attempt, clock) ? [] : [fromAddress(attempt)]),
  ]
  const uses = attempt.known === undefined ? ofStrangers : [ofDevice(attempt)]
  return Math.max(...(await secondsUntilFree(db, clock, ...uses)))
}

export interface Failure {
  /** seconds to wait beyond the limits; 0 within them */
  seconds: number
  /** locks caused by this failure */
  closed: ('account' | 'address' | 'device')[]
}

async function countForDevice(db: Database, clock: Clock, attempt: Attempt): Promise<Failure> {
  const { refused, remaining } = await tryConsume(db, clock, ofDevice(attempt))
  return { seconds: refused?.retryAfter ?? 0, closed: !refused && remaining === 0 ? ['device'] : [] }
}

/** Counts a failure for the network, and for the account up to the network's share. */
async function countForAccount(db: Database, clock: Clock, attempt: Attempt): Promise<Failure> {
  const network = await tryConsume(db, clock, ofNetwork(attempt))
  if (network.refused) return { seconds: network.refused.retryAfter, closed: [] }
  const isCounted = failuresOfNetwork.most - network.remaining <= countedOfNetwork
  const account = isCounted ? await tryConsume(db, clock, ofAccount(attempt)) : undefined
  const isLast = network.remaining === 0 || account?.remaining === 0
  const seconds = account?.refused?.retryAfter ?? 0
  return { seconds, closed: seconds === 0 && isLast ? ['account'] : [] }
}

/** Counts a failure. Of many simultaneous guesses, only those within the limits are answered as wrong. */
export async function countFailure(db: Database, clock: Clock, attempt: Attempt): Promise<Failure> {
  if (attempt.known !== undefined) return countForDevice(db, clock, attempt)
  const account = await countForAccount(db, clock, attempt)
  const address = await tryConsume(db, clock, fromAddress(attempt))
  const ofAddress = isTrusted(attempt, clock) ? 0 : (address.refused?.retryAfter ?? 0)
  const isLast = !address.refused && address.remaining === 0
  return {
    seconds: Math.max(account.seconds, ofAddress),
    closed: [...account.closed, ...(isLast ? (['address'] as const) : [])],
  }
}
