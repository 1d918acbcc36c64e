import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { StaffPayment } from '../../../contracts/accounts/staff-members.ts'
import { refusalName } from '../../../contracts/administration/refusal-name.ts'
import { cardName } from '../../../contracts/subscriptions/card-name.ts'
import { getPaymentReceipt } from '../../../contracts/subscriptions/staff-gifts.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { useList } from '../../lists/list-provider.tsx'
import { type Column, RecordTable, type RowAct } from '../../lists/record-table.tsx'
import { refetchBriefly } from '../../lists/refetch-briefly.ts'
import { euros, momentText } from '../format.ts'
import { personColumns } from '../member-link.tsx'
import { managementWords as words } from '../words.ts'
import { RefundDialog } from './refund-dialog.tsx'

const texts = words.payments

function disputeText({ dispute }: StaffPayment): string[] {
  if (!dispute) return []
  const { outcome, fee, settledRefund } = dispute
  return [
    texts.disputed[outcome ?? 'open'],
    ...(fee ? [texts.fee(euros(fee))] : []),
    ...(settledRefund > 0 ? [texts.settledRefund(euros(settledRefund))] : []),
  ]
}

function stateText(payment: StaffPayment): string {
  const { state, errorCode, refunded, amount, dispute } = payment
  const more = errorCode
    ? [refusalName(errorCode)]
    : refunded > 0 && refunded < amount
      ? [texts.partly(euros(refunded))]
      : []
  // A full amount that the bank took back after a lost dispute is not a refund.
  const wasLost = dispute?.outcome === 'lost' && dispute.amount === amount
  return [...(wasLost ? [] : [texts.states[state]]), ...more, ...disputeText(payment)].join(' · ')
}

function PaymentKind({ payment: { kind, gift, card, receipt, uid } }: { payment: StaffPayment }) {
  const name = texts.kinds[kind]
  return (
    <>
      {gift ? <Link to={`/gifts/${gift}/show`}>{name}</Link> : name}
      {card && ` · ${cardName(card)}`}
      {receipt && (
        <>
          {' · '}
          <a href={relayAddressOf(getPaymentReceipt, { uid }, {})} download style={{ whiteSpace: 'nowrap' }}>
            {texts.receipt(receipt)}
          </a>
        </>
      )}
    </>
  )
}

const whoOf = ({ email }: StaffPayment): string => email ?? words.subscriptions.erased

const columns: readonly Column<StaffPayment, 'amount' | 'date' | 'kind' | 'state'>[] = [
  { head: texts.amount, look: 'amount', sort: 'amount', show: ({ amount }) => euros(amount) },
  { head: texts.date, look: 'soft', sort: 'date', show: ({ date }) => momentText(date) },
  { head: texts.kind, look: 'wideSoft', sort: 'kind', show: (payment) => <PaymentKind payment={payment} /> },
  { head: texts.state, look: 'state', sort: 'state', show: stateText },
  {
    head: texts.retry,
    look: 'below',
    show: ({ refundRetryDateTime: date }) => date && texts.refundRetry(momentText(date)),
  },
]

export const paymentColumns = [...personColumns, ...columns]

export const paymentActs: readonly RowAct<StaffPayment>[] = [
  {
    text: texts.refund,
    label: (payment) => texts.refundOf(whoOf(payment), euros(payment.amount)),
    isOffered: ({ refundable }) => refundable > 0,
    ask: (payment) => (dialog) => <RefundDialog payment={payment} {...dialog} />,
  },
]

/** Refetches the payments while a refund is under way. */
function useFollowedRefunds(payments: readonly StaffPayment[], refetch: () => void): void {
  const again = useEffectEvent(refetch)
  // Restart when another refund begins.
  const followed = payments.flatMap(({ uid, state }) => (state === 'refunding' ? uid : [])).join()
  useEffect(() => (followed === '' ? undefined : refetchBriefly(() => again())), [followed])
}

/** Refetches the surrounding list while a refund is under way. */
export function RefundRefetcher() {
  const { rows = [], refetch } = useList<StaffPayment>()
  useFollowedRefunds(rows, () => void refetch())
  return null
}

interface PaymentRowsProps {
  payments: readonly StaffPayment[]
  refetch(): void
}

/** Payments of one member, each with a refund button if a part can be refunded. */
export function PaymentRows({ payments, refetch }: PaymentRowsProps) {
  useFollowedRefunds(payments, refetch)
  return <RecordTable label={texts.title} records={payments} columns={columns} acts={paymentActs} refetch={refetch} />
}
