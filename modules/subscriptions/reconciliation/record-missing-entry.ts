import type { OpenedPlatform } from '../../../platform/index.ts'
import { lockSubject, voidIfRefunded } from '../gifts/void-gift.ts'
import { findRefundByKey, insertRefund, type LedgerRow, remainingRefundable } from '../ledger/queries-money.ts'
import { recordRefund } from '../ledger/send-refunds.ts'
import { settleCharge } from '../orders/charge.ts'
import { type AttemptRow, findAttempt } from '../orders/queries-attempts.ts'
import type { BookEntry, PaymentProvider } from '../provider/provider.ts'
import { requireAnswer } from '../provider/require-answer.ts'
import { findRefund, ledgerByReference } from './queries.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const uidOf = ({ key }: BookEntry): string | undefined => (key && uuidPattern.test(key) ? key : undefined)

/** Records a charge whose event was lost, as if the event arrived now. */
async function takeInCharge(platform: OpenedPlatform, provider: PaymentProvider, entry: BookEntry): Promise<void> {
  const uid = uidOf(entry)
  const attempt = uid && (await findAttempt(platform.db, uid))
  if (!attempt) return
  const outcome = await provider.lookup(attempt.uid, attempt.reference ?? entry.reference)
  if (outcome) await settleCharge(platform, attempt.uid, outcome)
}

/**
 * The ledger line of a charge. If an event about the charge arrives before its success is recorded, asks the provider.
 * @returns undefined for a charge that this site did not make
 */
export async function lineOfCharge(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  charge: string,
): Promise<LedgerRow | undefined> {
  const find = async () => (await ledgerByReference(platform.db, provider.name, [charge]))[0]
  const known = await find()
  if (known) return known
  const entry = await requireAnswer(provider.entry('charge', charge))
  if (!entry) return undefined
  await takeInCharge(platform, provider, entry)
  return find()
}

/** Notes a refund made in the provider's dashboard, so that the site does not refund the same money again. */
async function noteForeignRefund(platform: OpenedPlatform, attempt: AttemptRow, entry: BookEntry): Promise<void> {
  const now = platform.clock.now()
  const key = `provider:${entry.reference}`
  const refund = await platform.db.transaction(async (db) => {
    await lockSubject(db, attempt)
    if ((await remainingRefundable(db, attempt.uid)) < entry.amount) return undefined
    await insertRefund(db, {
      key,
      attemptUid: attempt.uid,
      purpose: 'provider',
      amount: entry.amount,
      createdAt: now,
    })
    await voidIfRefunded(db, attempt, now)
    return findRefundByKey(db, key)
  })
  if (refund) await recordRefund(platform, refund, attempt, entry.reference)
}

async function takeInRefund(platform: OpenedPlatform, provider: PaymentProvider, entry: BookEntry): Promise<void> {
  const { db } = platform
  const uid = uidOf(entry)
  const refund = uid && (await findRefund(db, uid))
  if (refund) {
    const attempt = await findAttempt(db, refund.attemptUid)
    if (attempt && refund.amount === entry.amount) await recordRefund(platform, refund, attempt, entry.reference)
    return
  }
  const charge = entry.charge ? await lineOfCharge(platform, provider, entry.charge) : undefined
  const attempt = charge && (await findAttempt(db, charge.attemptUid))
  if (attempt) await noteForeignRefund(platform, attempt, entry)
}

/** Records what the provider did and the ledger lacks, if that is safe. @returns whether it is recorded now */
export async function recordMissingEntry(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  entry: BookEntry,
): Promise<boolean> {
  await (entry.kind === 'charge' ? takeInCharge : takeInRefund)(platform, provider, entry)
  const rows = await ledgerByReference(platform.db, provider.name, [entry.reference])
  return rows.some(({ kind, amount }) => kind === entry.kind && amount === entry.amount)
}
