import { rateLimits } from '../../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { consume, type Limit, releaseHits, tryConsume } from '../../../../platform/limits/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { PaymentRefusedError } from '../payment-refused-error.ts'

/** Multiple of one user's limit that a client address has: several people may share the address. */
const people = 4

type Ports = Pick<OpenedPlatform, 'db' | 'clock' | 'config'>

const refusalsOfUser = ({ config }: Pick<Ports, 'config'>): Limit => ({
  ...rateLimits.refusedCardsOf,
  most: config.refusedCardsPerHour,
})

const refusalsFromAddress = ({ config }: Pick<Ports, 'config'>): Limit => ({
  ...rateLimits.refusedCardsFrom,
  most: config.refusedCardsPerHour * people,
})

/** Counts a card refused on the provider's page. @returns whether the user may try another */
export async function countRefusal(ports: Omit<Ports, 'db'>, db: Database, payer: string): Promise<boolean> {
  const { remaining } = await tryConsume(db, ports.clock, [refusalsOfUser(ports), payer])
  return remaining > 0
}

/**
 * Limits the testing of stolen card numbers: refusals are counted per user and per address. Accepted cards do not
 * count.
 * @throws 429 with Retry-After, before any card is processed
 */
export async function guardCards<Answer>(
  ports: Ports,
  viewer: Pick<Viewer, 'uid'>,
  address: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { db, clock } = ports
  const hits = await consume(db, clock, [refusalsOfUser(ports), viewer.uid], [refusalsFromAddress(ports), address])
  try {
    const answer = await ask()
    await releaseHits(db, hits)
    return answer
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) await releaseHits(db, hits)
    throw error
  }
}
