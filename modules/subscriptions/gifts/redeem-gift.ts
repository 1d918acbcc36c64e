import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { RedeemedGift } from '../../../contracts/subscriptions/gifts.ts'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { consume, releaseHits } from '../../../platform/limits/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { cancelErasure, grantRole } from '../../accounts/index.ts'
import { frenchDay } from '../french.ts'
import { readSeller } from '../ledger/number-receipt.ts'
import { addDays } from '../lifecycle/calendar.ts'
import { contractReference } from '../lifecycle/contract/contract-reference.ts'
import { planFirstMessageReminder } from '../lifecycle/first-message.ts'
import {
  latestSubscription,
  lockRunningSubscription,
  lockSubscriber,
  type SubscriberRow,
  updateSubscription,
} from '../lifecycle/queries.ts'
import { giftReceivedLetter } from '../mails/letters-gift.ts'
import { stopCharge } from '../orders/charge.ts'
import { findOpenAttempt } from '../orders/queries-attempts.ts'
import { writeToSubscriber } from '../write-letter.ts'
import { digestOfCode, readGiftCode } from './gift-code.ts'
import { addMonths, type GivenMonths } from './give-months.ts'
import { openGiftedSubscription } from './open-gifted-subscription.ts'
import { findGiftByCode, type GiftRow, insertGiftUse, lockGiftByCode, updateGift } from './queries-gifts.ts'
import { giftRetentionDays } from './settle-gift.ts'

const unknown = () =>
  invalid([violation('code', 'Ce code n’existe pas. Vérifiez-le\u00a0: il compte 16 lettres et chiffres.')])

/** @throws 409 for a code that was used, or whose gift was refunded or has expired */
function requireUsable({ state, expiresAt, voidedAt }: GiftRow, now: Date): void {
  if (state === 'redeemed') throw conflict([violation('code', 'Ce code a déjà été utilisé.', 'duplicate')])
  if (state !== 'ready') {
    const since = voidedAt ? ` le ${frenchDay(voidedAt)}` : ''
    throw conflict([
      violation('code', `Ce cadeau a été remboursé à la personne qui l’offrait${since}\u00a0: son code ne vaut plus.`),
    ])
  }
  if (expiresAt && expiresAt <= now) {
    throw conflict([violation('code', `Ce code a expiré le ${frenchDay(expiresAt)}.`)])
  }
}

/** Limits guesses: only unknown codes count. @throws 429, 400 for an unknown code, 409 for a code that cannot be used */
async function checkCode(platform: OpenedPlatform, viewer: Viewer, typed: string, address: string): Promise<string> {
  const { db, clock } = platform
  const hits = await consume(db, clock, [rateLimits.giftCodesOf, viewer.uid], [rateLimits.giftCodesFrom, address])
  const code = readGiftCode(typed)
  const codeHash = code && digestOfCode(code)
  const gift = codeHash && (await findGiftByCode(db, codeHash))
  if (!codeHash || !gift) throw unknown()
  await releaseHits(db, hits)
  requireUsable(gift, clock.now())
  return codeHash
}

/** Closes the provider's page of an order that waits for a card: the gift makes it unnecessary. */
async function stopWaitingOrder(platform: OpenedPlatform, userUid: string): Promise<void> {
  const latest = await latestSubscription(platform.db, userUid)
  const open = latest?.status === 'pending' ? await findOpenAttempt(platform.db, latest.uid) : undefined
  if (open) await stopCharge(platform, open)
}

async function give(db: Database, subscriber: SubscriberRow, gift: GiftRow, now: Date) {
  const running = await lockRunningSubscription(db, subscriber.uid)
  if (!running) {
    const endsAt = addDuration(now, { count: gift.months, unit: 'month' })
    const { uid: subscriptionUid } = await openGiftedSubscription(db, subscriber.uid, gift, { now, endsAt })
    return { subscriptionUid, added: false, startsAt: now, endsAt }
  }
  const { change, startsAt, endsAt }: GivenMonths = addMonths(running, gift.months, now)
  await updateSubscription(db, running.uid, change)
  return { subscriptionUid: running.uid, added: true, startsAt, endsAt }
}

async function write(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  userUid: string,
  codeHash: string,
): Promise<RedeemedGift> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const subscriber = await lockSubscriber(db, userUid, now)
    // Lock the subscription before the gift, in this module's lock order. If the gift is already used, the transaction rolls back.
    await lockRunningSubscription(db, subscriber.uid)
    const gift = await lockGiftByCode(db, codeHash)
    if (!gift) throw unknown()
    requireUsable(gift, now)
    const given = await give(db, subscriber, gift, now)
    const { added, startsAt, endsAt } = given
    await insertGiftUse(db, { giftUid: gift.uid, subscriberUid: subscriber.uid, usedAt: now, ...given })
    await updateGift(db, gift.uid, {
      state: 'redeemed',
      codeEncrypted: null,
      forgetAt: addDays(now, giftRetentionDays),
    })
    await cancelErasure(db, userUid)
    if (await grantRole(db, platform.clock, userUid, 'vip'))
      await planFirstMessageReminder(platform, db, subscriber.uid)
    const seller = await readSeller(db, platform.config)
    const letter = giftReceivedLetter(platform.config, gift, { at: now, startsAt, endsAt, added, seller })
    await writeToSubscriber(platform, db, subscriber.uid, letter)
    return {
      reference: contractReference(gift),
      formulaName: gift.formulaName,
      months: gift.months as RedeemedGift['months'],
      added,
      startDateTime: startsAt.toISOString(),
      endDateTime: endsAt.toISOString(),
    }
  })
}

/**
 * Checks the code outside a transaction, so that guesses count. The returned function redeems it in the caller's transaction.
 * @throws 403, 429, 400 or 409 with violations
 */
export async function prepareRedemption(
  platform: OpenedPlatform,
  viewer: Viewer,
  { code, address }: { code: string; address: string },
): Promise<(db: Database) => Promise<RedeemedGift>> {
  if (!viewer.acl.user) throw forbidden('Un cadeau s’utilise avec un compte de membre.')
  const codeHash = await checkCode(platform, viewer, code, address)
  await stopWaitingOrder(platform, viewer.uid)
  return (db) => write(platform, db, viewer.uid, codeHash)
}
