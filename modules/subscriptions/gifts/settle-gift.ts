import { z } from 'zod'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { readSeller } from '../ledger/number-receipt.ts'
import { findReceipt } from '../ledger/queries-receipts.ts'
import { addDays } from '../lifecycle/calendar.ts'
import { giftBoughtLetter } from '../mails/letters-gift.ts'
import { type AttemptRow, findAttempt, isOpenAttempt, updateAttempt } from '../orders/queries-attempts.ts'
import { lossColumns, pendingColumns, recordSuccess, refundSurplus } from '../orders/record-outcome.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { paymentProvider } from '../provider/registry.ts'
import { findTermsVersion } from '../terms/queries-terms.ts'
import { writeLetterTo } from '../write-letter.ts'
import { buyerOf } from './buyer.ts'
import { digestOfCode, encryptCode, newGiftCode } from './gift-code.ts'
import { type GiftRow, lockGift, updateGift } from './queries-gifts.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'jobs' | 'mailer'>
type Success = Extract<ChargeOutcome, { state: 'succeeded' }>

/** Days for which data is kept for questions after a gift was used, expired or refunded. */
export const giftRetentionDays = 30

/** Deletes the card of a gift: no later charge uses it. */
export const forgetGiftCardJob = defineJob({
  name: 'subscriptions.forget-gift-card',
  payload: z.object({ provider: z.string(), card: z.string() }),
  retryLimit: 60,
  async handle(platform: OpenedPlatform, { provider: name, card }) {
    const provider = paymentProvider(platform)
    if (name === provider.name) await provider.forgetCard(card)
  },
})

/** Mails receipt and code to the buyer; sends nothing once the buyer is erased. */
export async function mailCode(
  platform: Ports,
  db: Database,
  gift: GiftRow,
  attempt: AttemptRow,
  code: string,
): Promise<void> {
  const buyer = await buyerOf(db, gift, attempt.subscriberUid)
  if (!buyer) return
  const receipt = await findReceipt(db, attempt.uid)
  const seller = { ...(await readSeller(db, platform.config)), ...receipt?.seller }
  const terms = gift.termsUid ? await findTermsVersion(db, gift.termsUid) : undefined
  const letter = giftBoughtLetter(platform.config, gift, { code, receipt, seller, terms })
  const mailUid = await writeLetterTo(platform, db, buyer, letter)
  await updateGift(db, gift.uid, { mailUid })
}

async function applyPayment(
  platform: Ports,
  db: Database,
  gift: GiftRow,
  attempt: AttemptRow,
  success: Success,
): Promise<void> {
  const now = platform.clock.now()
  const awaited = gift.state === 'pending'
  await recordSuccess(platform, db, attempt, success, { awaited, now })
  const card = { provider: attempt.provider, card: success.method.token }
  await platform.jobs.enqueue(db, forgetGiftCardJob, card)
  // The buyer was told that nothing was charged.
  if (!awaited) return refundSurplus(db, attempt, now)
  const code = newGiftCode()
  const expiresAt = addDuration(now, { count: gift.codeMonths, unit: 'month' })
  const paid = await updateGift(db, gift.uid, {
    state: 'ready',
    codeHash: digestOfCode(code),
    codeEncrypted: encryptCode(platform, gift.uid, code),
    paidAt: now,
    expiresAt,
    forgetAt: addDays(expiresAt, giftRetentionDays),
  })
  await mailCode(platform, db, paid, attempt, code)
}

/** Records the outcome of a gift's payment in the caller's transaction; recording it again changes nothing. */
export async function settleGift(
  platform: Ports,
  db: Database,
  { uid, giftUid }: { uid: string; giftUid: string },
  outcome: ChargeOutcome,
): Promise<void> {
  const now = platform.clock.now()
  const gift = await lockGift(db, giftUid)
  const attempt = await findAttempt(db, uid)
  if (!attempt || attempt.state === 'succeeded' || attempt.state === 'surplus') return
  if (outcome.state === 'succeeded') return applyPayment(platform, db, gift, attempt, outcome)
  if (!isOpenAttempt(attempt)) return
  if (outcome.state === 'redirect' || outcome.state === 'pending') {
    return updateAttempt(db, uid, pendingColumns(attempt, outcome, now))
  }
  await updateAttempt(db, uid, lossColumns(attempt, outcome, now))
  await updateGift(db, giftUid, { state: 'failed' })
}
