import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../platform/database/index.ts'
import { lockRunningSubscription, type SubscriptionRow } from '../lifecycle/queries.ts'
import { openGiftedSubscription } from './open-gifted-subscription.ts'
import { listGiftsAddedTo, moveGiftUse } from './queries-gifts.ts'

/** Start and end of each gift's remaining months, if the contract ends now. */
async function leftOf(db: Database, contract: SubscriptionRow, now: Date) {
  const left = (await listGiftsAddedTo(db, contract.uid)).filter(({ use }) => use.endsAt > now)
  let end = now
  return left.map(({ gift, use }) => {
    const startsAt = end
    // A gift that has begun keeps its end; the others follow.
    end = use.startsAt > now ? addDuration(end, { count: gift.months, unit: 'month' }) : use.endsAt
    return { gift, startsAt, endsAt: end }
  })
}

/**
 * End of the access by given months if the subscriber withdrew now.
 * @param contract a running one
 */
export const givenMonthsUntil = async (db: Database, contract: SubscriptionRow, now: Date): Promise<Date | undefined> =>
  (await leftOf(db, contract, now)).at(-1)?.endsAt

/**
 * Keeps the given months of a subscriber who withdraws: they were not part of the contract.
 * What is left of them begins now. The contract has ended in the caller's transaction.
 * @returns the end of access; undefined if no given months are left
 */
export async function keepGivenMonths(db: Database, contract: SubscriptionRow, now: Date): Promise<Date | undefined> {
  const running = await lockRunningSubscription(db, contract.subscriberUid)
  if (running) return running.gifted && running.expirationAt ? running.expirationAt : undefined
  // The contract ended before, and the added months with it.
  if (contract.status === 'ended') return undefined
  const left = await leftOf(db, contract, now)
  const [first] = left
  const endsAt = left.at(-1)?.endsAt
  if (!first || !endsAt) return undefined
  const months = left.reduce((sum, { gift }) => sum + gift.months, 0)
  const { formula, formulaName } = first.gift
  const given = { formula, formulaName, months }
  const { uid: subscriptionUid } = await openGiftedSubscription(db, contract.subscriberUid, given, { now, endsAt })
  for (const { gift, ...days } of left) await moveGiftUse(db, gift.uid, { subscriptionUid, ...days })
  return endsAt
}
