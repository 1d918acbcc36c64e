import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { insertRefund, leftOfCharge } from '../ledger/queries-money.ts'
import { withdrawalDeadline } from '../lifecycle/policy.ts'
import { giftWithdrawn } from '../mails/letters-gift.ts'
import { writeLetterTo } from '../write-letter.ts'
import { buyerOf } from './buyer.ts'
import { digestOfCode, readGiftCode } from './gift-code.ts'
import { findGiftAttempt, type GiftRow, lockGiftByCode } from './queries-gifts.ts'
import { voidIfRefunded } from './void-gift.ts'

/** @throws 409 once the code is used, or after the legal period */
function requireWithdrawable({ state, paidAt }: GiftRow, now: Date): void {
  if (state === 'redeemed') {
    throw conflict([
      violation(
        'code',
        'Ce code a déjà été utilisé. Écrivez-nous\u00a0: nous voyons avec vous ce qui peut être rendu.',
        'duplicate',
      ),
    ])
  }
  if (!paidAt || now > withdrawalDeadline(paidAt)) throw conflict([violation('code', messages.withdrawalTooLate)])
}

/**
 * Who knows the code and the address it was mailed to gets the money back on the card that paid; idempotent.
 * @throws 404 unless both belong together, 409 as above
 */
export async function withdrawGift(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  { code: typed, email }: { code: string; email: string },
): Promise<void> {
  const now = platform.clock.now()
  const code = readGiftCode(typed)
  await db.transaction(async (db) => {
    const gift = code ? await lockGiftByCode(db, digestOfCode(code)) : undefined
    const attempt = gift && (await findGiftAttempt(db, gift.uid))
    const buyer = attempt && (await buyerOf(db, gift, attempt.subscriberUid))
    if (!attempt || buyer?.email !== email) throw notFound('Aucun cadeau ne correspond à ce code et à cette adresse.')
    if (gift.state === 'void') return
    requireWithdrawable(gift, now)
    const amount = await leftOfCharge(db, attempt.uid)
    const refund = { key: `withdrawal:${attempt.uid}`, attemptUid: attempt.uid, purpose: 'withdrawal' as const, amount }
    await insertRefund(db, { ...refund, createdAt: now, tryAt: now })
    await voidIfRefunded(db, attempt, now)
    await writeLetterTo(platform, db, buyer, giftWithdrawn(platform.config, gift, { at: now, refunded: amount }))
  })
}
