import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import { tooMany } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { type LimitUse, secondsUntilFree, tryConsume } from '../../../platform/limits/index.ts'

type Parts = Pick<OpenedPlatform, 'db' | 'clock'>

interface Caller {
  address: string
}

/** Refused codes and passkeys count for the network only: strangers cannot lock out an account's owner. */
const triesFrom = ({ address }: Caller): LimitUse => [rateLimits.codeTriesFrom, address]

/** @throws 429 after too many refused attempts from that network */
export async function requireTryAllowed({ db, clock }: Parts, caller: Caller): Promise<void> {
  const [closed = 0] = await secondsUntilFree(db, clock, triesFrom(caller))
  if (closed > 0) throw tooMany(closed)
}

/** @throws 429 when this attempt exceeds the limit */
export async function countRefused({ db, clock }: Parts, caller: Caller): Promise<void> {
  const { refused } = await tryConsume(db, clock, triesFrom(caller))
  if (refused) throw tooMany(refused.retryAfter)
}
