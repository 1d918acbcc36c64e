import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffPayment } from '../../../contracts/accounts/staff-members.ts'
import { cardName } from '../../../contracts/subscriptions/card-name.ts'
import { getPaymentReceipt } from '../../../contracts/subscriptions/staff-gifts.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { refetchBriefly } from '../../lists/refetch-briefly.ts'
import { Row, Rows } from '../../lists/row-link.tsx'
import { euros, momentText } from '../format.ts'
import { MemberLink } from '../member-link.tsx'
import { managementWords as words } from '../words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { refusalName } from './refusal-name.ts'

const texts = words.payments
const soft = { color: 'text.secondary', fontSize: 14 } as const

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
  // A full amount that the bank took back is no refund of ours.
  const wasLost = dispute?.outcome === 'lost' && dispute.amount === amount
  return [...(wasLost ? [] : [texts.states[state]]), ...more, ...disputeText(payment)].join(' · ')
}

/** Price, date, card and receipt of a payment. */
function PaymentFacts({ payment: { uid, kind, gift, date, card, receipt } }: { payment: StaffPayment }) {
  const what: ReactNode = gift ? <Link to={`/gifts/${gift}/show`}>{texts.kinds[kind]}</Link> : texts.kinds[kind]
  return (
    <Typography component="span" sx={soft}>
      {what} · {momentText(date)}
      {card && ` · ${cardName(card)}`}
      {receipt && (
        <>
          {' · '}
          <a
            href={relayAddressOf(getPaymentReceipt, { uid }, {})}
            download
            style={{ color: 'inherit', whiteSpace: 'nowrap' }}
          >
            {texts.receipt(receipt)}
          </a>
        </>
      )}
    </Typography>
  )
}

/** Layout from a tablet on: states above buttons. */
const rowGrid = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: '88px minmax(13rem, 1fr) minmax(0, auto) 116px' },
  gridTemplateAreas: { xs: '"amount state" "who who" "act act"', sm: '"amount who state act"' },
} as const
const atRight = { justifySelf: 'end', textAlign: 'right', minWidth: 0 } as const

function PaymentRow({ payment, onRefund }: { payment: StaffPayment; onRefund(): void }) {
  const { member, email, amount, refundRetryDateTime } = payment
  const who = email ?? words.subscriptions.erased
  return (
    <Row>
      <Box sx={rowGrid}>
        <Typography component="span" sx={{ gridArea: 'amount', fontWeight: 600 }}>
          {euros(amount)}
        </Typography>
        <Box sx={{ gridArea: 'who', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
          <span>
            <MemberLink member={member} email={email} />
          </span>
          <PaymentFacts payment={payment} />
          {refundRetryDateTime && (
            <Typography component="span" sx={{ fontSize: 14 }}>
              {texts.refundRetry(momentText(refundRetryDateTime))}
            </Typography>
          )}
        </Box>
        <Typography component="span" sx={{ ...atRight, gridArea: 'state', fontSize: 14 }}>
          {stateText(payment)}
        </Typography>
        {payment.refundable > 0 && (
          <Button
            size="small"
            aria-label={texts.refundOf(who, euros(amount))}
            onClick={onRefund}
            sx={{ ...atRight, gridArea: 'act' }}
          >
            {texts.refund}
          </Button>
        )}
      </Box>
    </Row>
  )
}

interface PaymentRowsProps {
  payments: readonly StaffPayment[]
  refetch(): void
}

/** Payments with what may be refunded of them; read again while a refund is under way. */
export function PaymentRows({ payments, refetch }: PaymentRowsProps) {
  const [asked, setAsked] = useState<StaffPayment>()
  const refunding = payments.filter(({ state }) => state === 'refunding').map(({ uid }) => uid)
  const again = useEffectEvent(refetch)
  // Restart when another refund begins.
  const followed = refunding.join()
  useEffect(() => (followed === '' ? undefined : refetchBriefly(() => again())), [followed])
  return (
    <>
      <Rows>
        {payments.map((one) => (
          <PaymentRow key={one.uid} payment={one} onRefund={() => setAsked(one)} />
        ))}
      </Rows>
      {asked && <RefundDialog payment={asked} onDone={refetch} onClose={() => setAsked(undefined)} />}
    </>
  )
}
