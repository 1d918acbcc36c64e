import type { Database } from '../../../platform/database/index.ts'
import { addDuration } from '../lifecycle/calendar.ts'
import { lockRunningSubscription, type SubscriptionRow } from '../lifecycle/queries.ts'
import { openGifted } from './open-gifted.ts'
import { giftsInto, moveGiftUse } from './queries-gifts.ts'

/**
 * She withdraws from a contract that given months were added to: they were not part of it, and what is left of them begins now. The
 * contract has ended in the caller's transaction.
 * @returns until when she keeps access; undefined where nothing was given to her, or all of it is over
 */
export async function keepGivenMonths(db: Database, contract: SubscriptionRow, now: Date): Promise<Date | undefined> {
  const running = await lockRunningSubscription(db, contract.subscriberUid)
  if (running) return running.gifted && running.expirationAt ? running.expirationAt : undefined
  // It ended before: so did what was added to it.
  if (contract.status === 'ended') return undefined
  const left = (await giftsInto(db, contract.uid)).filter(({ use }) => use.endsAt > now)
  const [first] = left
  if (!first) return undefined
  let end = now
  const moved = left.map(({ gift, use }) => {
    const startsAt = end
    // Months that have begun end as they would have; the others follow.
    end = use.startsAt > now ? addDuration(end, { count: gift.months, unit: 'month' }) : use.endsAt
    return { giftUid: gift.uid, startsAt, endsAt: end }
  })
  const months = left.reduce((sum, { gift }) => sum + gift.months, 0)
  const { formula, formulaName } = first.gift
  const given = { formula, formulaName, months }
  const { uid: subscriptionUid } = await openGifted(db, contract.subscriberUid, given, { now, endsAt: end })
  for (const { giftUid, startsAt, endsAt } of moved) {
    await moveGiftUse(db, giftUid, { subscriptionUid, startsAt, endsAt })
  }
  return end
}
