import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { addMilliseconds } from '../lifecycle/calendar.ts'
import { creditRefundedLetter } from '../mails/letters-credit.ts'
import { type AttemptRow, findAttempt } from '../orders/queries-attempts.ts'
import { paymentProvider } from '../provider/registry.ts'
import { notifyAdmins } from '../reconciliation/notify-admins.ts'
import { insertDifference } from '../reconciliation/queries.ts'
import { writeToSubscriber } from '../write-letter.ts'
import {
  finishRefund,
  lockCredit,
  type RefundRow,
  refundsOfCredit,
  takeDueRefund,
  updateCredit,
  writeLedger,
} from './queries-money.ts'

/** Maximum number of refunds per run. */
const atOnce = 20

const minuteMilliseconds = 60_000
const hourMilliseconds = 3_600_000

/** A minute after the first failure, then doubling up to an hour. */
const nextTry = (now: Date) => (tries: number) =>
  addMilliseconds(now, Math.min(hourMilliseconds, minuteMilliseconds * 2 ** Math.min(tries, 10)))

/** Finishes a credit once its refunds are done, apart from those that `stopReturnedRefunds` stopped. */
export async function finishCredit(
  platform: Pick<OpenedPlatform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  creditUid: string,
): Promise<void> {
  const credit = await lockCredit(db, creditUid)
  const parts = await refundsOfCredit(db, creditUid)
  if (credit?.state !== 'refunding' || parts.some(({ doneAt }) => doneAt === null)) return
  if (parts.length === 0) return updateCredit(db, creditUid, { state: 'void' })
  await updateCredit(db, creditUid, { state: 'refunded', refundedAt: platform.clock.now() })
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  await writeToSubscriber(platform, db, credit.subscriberUid, creditRefundedLetter(platform.config, amount))
}

/**
 * Reports a stopped refund that was already on its way to the provider. The payer has the money twice: from the bank and from us.
 * Only an admin can settle that.
 */
async function reportStoppedRefund(
  platform: Pick<OpenedPlatform, 'clock' | 'config' | 'log' | 'mailer'>,
  db: Database,
  { amount, attemptUid }: RefundRow,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  const difference = {
    provider,
    kind: 'refund',
    problem: 'stopped-refund',
    state: 'open',
    reference,
    amount,
    ledgerAmount: amount,
    attemptUid,
    at: platform.clock.now(),
  } as const
  if (await insertDifference(db, difference)) await notifyAdmins(platform, db, [difference])
}

/** Records a refund of the provider in the ledger; idempotent. */
export async function recordRefund(
  platform: OpenedPlatform,
  refund: RefundRow,
  attempt: AttemptRow,
  reference: string,
): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const open = await finishRefund(db, refund.uid, now)
    if (!open) return
    await writeLedger(db, {
      key: `refund:${refund.uid}`,
      kind: 'refund',
      purpose: refund.purpose,
      amount: refund.amount,
      provider: attempt.provider,
      reference,
      attemptUid: attempt.uid,
      subscriptionUid: attempt.subscriptionUid,
      subscriberUid: attempt.subscriberUid,
      at: now,
    })
    if (open.stoppedAt) await reportStoppedRefund(platform, db, open, { provider: attempt.provider, reference })
    if (refund.creditUid) await finishCredit(platform, db, refund.creditUid)
  })
}

async function sendRefund(platform: OpenedPlatform, refund: RefundRow): Promise<void> {
  const attempt = await findAttempt(platform.db, refund.attemptUid)
  if (!attempt?.reference) throw new Error('a charge without a reference cannot be refunded')
  const order = { key: refund.uid, amount: refund.amount, reference: attempt.reference }
  const { reference } = await paymentProvider(platform).refund(order)
  await recordRefund(platform, refund, attempt, reference)
}

/** Sends decided refunds; failed ones are retried without limit, at growing intervals. */
export async function sendDueRefunds(platform: OpenedPlatform): Promise<void> {
  for (let sent = 0; sent < atOnce; sent += 1) {
    const now = platform.clock.now()
    const refund = await platform.db.transaction((db) => takeDueRefund(db, now, nextTry(now)))
    if (!refund) return
    try {
      await sendRefund(platform, refund)
    } catch (error) {
      platform.log.error({ err: error, refund: refund.uid, tries: refund.tries + 1 }, 'a refund failed')
    }
  }
}
