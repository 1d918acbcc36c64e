import type { Page } from '../../../contracts/paging.ts'
import type { OwnPayment } from '../../../contracts/subscriptions/own-payments.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { pageOf } from '../../../platform/paging/index.ts'
import { receiptNumber } from './number-receipt.ts'
import { type RefundRow, refundsOf } from './queries-money.ts'
import { listPaymentsOf, type OwnPaymentRow } from './queries-own-payments.ts'

const kind = 'own-payments:date.desc'

function stateOf({ state, amount }: OwnPaymentRow['attempt'], refunds: readonly RefundRow[]): OwnPayment['state'] {
  if (state === 'failed') return 'failed'
  if (state === 'pending') return 'pending'
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  if (back === 0) return 'paid'
  return back < amount ? 'partlyRefunded' : 'refunded'
}

const presentRefund = ({ amount, purpose, createdAt, doneAt }: RefundRow): OwnPayment['refunds'][number] => ({
  amount,
  reason: purpose,
  decidedDateTime: createdAt.toISOString(),
  refundedDateTime: doneAt?.toISOString() ?? null,
})

function present(row: OwnPaymentRow, refunds: readonly RefundRow[]): OwnPayment {
  const { attempt, formulaName, receiptYear: year, receiptNumber: number } = row
  return {
    uid: attempt.uid,
    date: (attempt.settledAt ?? attempt.createdAt).toISOString(),
    kind: attempt.kind,
    formulaName,
    amount: attempt.amount,
    state: stateOf(attempt, refunds),
    periodStart: attempt.periodStart?.toISOString() ?? null,
    periodEnd: attempt.periodEnd?.toISOString() ?? null,
    refunds: refunds.map(presentRefund),
    receipt: year === null || number === null ? null : receiptNumber({ year, number }),
  }
}

/** The user's payments and their refunds, newest first. */
export async function listOwnPayments(
  { cursors }: Pick<Platform, 'cursors'>,
  db: Database,
  userUid: string,
  { cursor, length }: { cursor?: string | undefined; length: number },
): Promise<{ payload: OwnPayment[]; page: Page }> {
  const [createdAt, uid] = cursor ? cursors.decode(kind, cursor) : []
  const after = cursor ? { createdAt: String(createdAt), uid: String(uid) } : undefined
  const found = await listPaymentsOf(db, userUid, after, length + 1)
  const place = ({ attempt }: OwnPaymentRow) => [attempt.createdAt.toISOString(), attempt.uid]
  const { rows, page } = pageOf(found, length, (row) => cursors.encode(kind, place(row)))
  const refunds = await refundsOf(
    db,
    rows.map(({ attempt }) => attempt.uid),
  )
  const payload = rows.map((row) =>
    present(
      row,
      refunds.filter(({ attemptUid }) => attemptUid === row.attempt.uid),
    ),
  )
  return { payload, page }
}
