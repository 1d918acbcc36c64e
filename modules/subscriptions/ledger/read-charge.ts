import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { declarationsOf } from '../lifecycle/contract/queries-declarations.ts'
import { findSubscription } from '../lifecycle/queries.ts'
import { attemptsOf } from '../orders/queries-attempts.ts'
import { disputesOf } from '../reconciliation/queries-disputes.ts'
import { findTermsVersion } from '../terms/queries-terms.ts'
import { readSeller, receiptNumber } from './number-receipt.ts'
import { refundsOf } from './queries-money.ts'
import { findPaidReceipt } from './queries-receipts.ts'

/** A charge with the contract that it was for; undefined when nothing was charged. */
export async function readCharge({ config }: Pick<Platform, 'config'>, db: Database, attemptUid: string) {
  const found = await findPaidReceipt(db, attemptUid)
  if (!found) return undefined
  const { attempt, receipt } = found
  const subscription = attempt.subscriptionUid ? await findSubscription(db, attempt.subscriptionUid) : undefined
  return {
    ...found,
    subscription,
    number: receiptNumber(receipt),
    seller: receipt.seller ?? (await readSeller(db, config)),
    terms: subscription?.termsUid ? await findTermsVersion(db, subscription.termsUid) : undefined,
    refunds: await refundsOf(db, [attempt.uid]),
    disputes: await disputesOf(db, [attempt.uid]),
    declarations: await declarationsOf(db, attempt.subscriberUid),
    others: (await attemptsOf(db, attempt.subscriberUid)).filter(
      ({ uid, state }) => uid !== attempt.uid && state === 'succeeded',
    ),
  }
}

export type Charge = NonNullable<Awaited<ReturnType<typeof readCharge>>>
