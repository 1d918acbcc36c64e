import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { insertRefund, remainingRefundable } from '../ledger/queries-money.ts'
import { addDays, earliestDate } from '../lifecycle/calendar.ts'
import { withdrawalDeadline } from '../lifecycle/policy.ts'
import { lockSubscription } from '../lifecycle/queries.ts'
import { giftWithdrawnLetter } from '../mails/letters-gift.ts'
import { writeLetterTo } from '../write-letter.ts'
import { buyerOf } from './buyer.ts'
import { endGiftUse, usedGiftAmount } from './end-use.ts'
import { digestOfCode, readGiftCode } from './gift-code.ts'
import {
  findGiftAttempt,
  findGiftByCode,
  findGiftUse,
  type GiftRow,
  lockGiftByCode,
  updateGift,
} from './queries-gifts.ts'
import { giftRetentionDays } from './settle-gift.ts'
import { voidIfRefunded } from './void-gift.ts'

/** @throws 409 after the legal period */
function requireWithdrawable({ paidAt }: GiftRow, now: Date): void {
  if (!paidAt || now > withdrawalDeadline(paidAt)) throw conflict([violation('code', messages.withdrawalTooLate)])
}

/** Locks the gift and, if it is used, the contract that its months were added to, in this module's lock order. */
async function lockWithUse(db: Database, codeHash: string) {
  const found = await findGiftByCode(db, codeHash)
  const use = found && (await findGiftUse(db, found.uid))
  const contract = use && (await lockSubscription(db, use.subscriptionUid))
  const gift = await lockGiftByCode(db, codeHash)
  if (gift?.state === 'redeemed' && !use) {
    throw conflict([violation('code', 'Ce code est en train d’être utilisé. Réessayez dans un instant.')])
  }
  return { gift, used: use && contract && { use, contract } }
}

type Used = NonNullable<Awaited<ReturnType<typeof lockWithUse>>['used']>

/** @returns cents that remain due for the months that are over */
async function takeBack(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  gift: GiftRow,
  { use, contract }: Used,
): Promise<number> {
  const now = platform.clock.now()
  const due = usedGiftAmount(gift, use, earliestDate(now, contract.endedAt ?? now))
  await updateGift(db, gift.uid, { state: 'void', voidedAt: now, forgetAt: addDays(now, giftRetentionDays) })
  await endGiftUse(platform, db, { gift, use, contract })
  return due
}

/**
 * Refunds a buyer who gives the code and the buyer's address, on the card that paid, less the used part of the months; idempotent.
 * @throws 404 unless code and address belong together; 409 after the legal period, or while a use of the code or a payment is in progress
 */
export async function withdrawGift(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  { code: typed, email }: { code: string; email: string },
): Promise<void> {
  const now = platform.clock.now()
  const code = readGiftCode(typed)
  await db.transaction(async (db) => {
    const { gift, used } = code ? await lockWithUse(db, digestOfCode(code)) : {}
    const attempt = gift && (await findGiftAttempt(db, gift.uid))
    const buyer = attempt && (await buyerOf(db, gift, attempt.subscriberUid))
    if (!attempt || buyer?.email !== email) throw notFound('Aucun cadeau ne correspond à ce code et à cette adresse.')
    if (gift.state === 'void') return
    requireWithdrawable(gift, now)
    const due = used ? await takeBack(platform, db, gift, used) : 0
    const amount = Math.max(0, (await remainingRefundable(db, attempt.uid)) - due)
    const refund = { key: `withdrawal:${attempt.uid}`, attemptUid: attempt.uid, purpose: 'withdrawal' as const, amount }
    if (amount > 0) await insertRefund(db, { ...refund, createdAt: now, tryAt: now })
    await voidIfRefunded(db, attempt, now)
    await writeLetterTo(
      platform,
      db,
      buyer,
      giftWithdrawnLetter(platform.config, gift, { at: now, refunded: amount, due }),
    )
  })
}
