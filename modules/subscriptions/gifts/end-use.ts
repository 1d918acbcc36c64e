import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { addDays, earliestDate, latestDate } from '../lifecycle/calendar.ts'
import { endSubscription } from '../lifecycle/end-subscription.ts'
import { type SubscriptionRow, updateSubscription } from '../lifecycle/queries.ts'
import { giftTakenBackLetter } from '../mails/letters-gift.ts'
import { writeToSubscriber } from '../write-letter.ts'
import { movePaidPeriodEnd } from './give-months.ts'
import { type GiftRow, type GiftUseRow, listGiftsAddedTo, moveGiftUse } from './queries-gifts.ts'

/** Days of notice before a charge, or an end of contract, that becomes earlier because given months were removed. */
const noticeDays = 7

/**
 * Cents due for the part of the months that is over (consumer code, article L221-25); the rest is refunded. Every order contains
 * the request to begin early that the article requires (`startsOnUse`). A fraction of a cent is never kept.
 */
export function usedGiftAmount(
  { amount }: Pick<GiftRow, 'amount'>,
  use: Pick<GiftUseRow, 'startsAt' | 'endsAt'>,
  until: Date,
) {
  const whole = use.endsAt.getTime() - use.startsAt.getTime()
  const over = Math.max(0, until.getTime() - use.startsAt.getTime())
  return Math.min(amount, Math.floor((amount * over) / whole))
}

/** Ends the use now, so that later months of other gifts begin earlier. @returns when the given months of this contract end */
async function shortenUse(db: Database, use: GiftUseRow, now: Date): Promise<Date> {
  const { giftUid, subscriptionUid } = use
  const later = (await listGiftsAddedTo(db, subscriptionUid)).filter((one) => one.use.startsAt >= use.endsAt)
  await moveGiftUse(db, giftUid, { subscriptionUid, startsAt: earliestDate(use.startsAt, now), endsAt: now })
  let end = latestDate(use.startsAt, now)
  for (const { gift } of later) {
    const startsAt = end
    end = addDuration(end, { count: gift.months, unit: 'month' })
    await moveGiftUse(db, gift.uid, { subscriptionUid, startsAt, endsAt: end })
  }
  return end
}

/**
 * The buyer withdraws from a gift that is used: its months end now, and the member who used it is told.
 * @param contract the one that the months were added to; the caller has locked it, then the gift
 */
export async function endGiftUse(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  { gift, use, contract }: { gift: GiftRow; use: GiftUseRow; contract: SubscriptionRow },
): Promise<void> {
  const now = platform.clock.now()
  const { expirationAt, status, gifted } = contract
  if (status !== 'ended' && status !== 'cancelled' && contract.nextActionAt === null) {
    throw conflict([violation('status', 'Un paiement est en cours. Réessayez dans quelques minutes.')])
  }
  const end = await shortenUse(db, use, now)
  if (status === 'ended' || !expirationAt) return
  const soonest = gifted ? now : addDays(now, noticeDays)
  const until = earliestDate(expirationAt, latestDate(end, soonest))
  if (until <= now) await endSubscription(platform, db, contract, 'withdrawn')
  else if (status === 'cancelled')
    await updateSubscription(db, contract.uid, { expirationAt: until, nextActionAt: until })
  else await updateSubscription(db, contract.uid, movePaidPeriodEnd(contract, until))
  const letter = giftTakenBackLetter(platform.config, gift, { until, renews: status !== 'cancelled' })
  await writeToSubscriber(platform, db, use.subscriberUid, letter)
}
