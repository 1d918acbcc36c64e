import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credit, Subscription } from '../../../contracts/subscriptions.ts'
import { DateText, formatDate } from '../../ui/date-text.tsx'
import { formatPrice } from '../../ui/price.tsx'

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 text-lg font-medium">{children}</dd>
    </div>
  )
}

function NextPayment({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const { nextPaymentAmount, nextPaymentDateTime } = subscription
  if (nextPaymentAmount === null || nextPaymentDateTime === null) return t('account.subscription.no_payment')
  const amount = formatPrice(nextPaymentAmount)
  return t('account.subscription.next_amount', { amount, date: formatDate(nextPaymentDateTime) })
}

function Refund({ credit }: { credit: Credit }) {
  const { t } = useTranslation()
  const amount = formatPrice(credit.amount)
  const { refundedDateTime, dueDateTime } = credit
  return (
    <span className="block">
      {refundedDateTime
        ? t('account.subscription.refund_done', { amount, date: formatDate(refundedDateTime) })
        : t('account.subscription.refund_due', { amount, date: formatDate(dueDateTime) })}
    </span>
  )
}

function LastDay({ subscription: { endedDateTime, expirationDateTime } }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const iso = endedDateTime ?? expirationDateTime
  if (iso === null) return null
  return (
    <Fact label={t(endedDateTime ? 'account.subscription.ended_on' : 'account.subscription.access_end')}>
      <DateText iso={iso} />
    </Fact>
  )
}

/** Start, next payment and its amount, end of access, refunds. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const { startedDateTime, credits } = subscription
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {startedDateTime && (
        <Fact label={t('account.subscription.start')}>
          <DateText iso={startedDateTime} />
        </Fact>
      )}
      <LastDay subscription={subscription} />
      <Fact label={t('account.subscription.next_payment')}>
        <NextPayment subscription={subscription} />
      </Fact>
      <Fact label={t('account.subscription.refund')}>
        {credits.length === 0
          ? t('account.subscription.refund_none')
          : credits.map((credit) => <Refund key={credit.dueDateTime} credit={credit} />)}
      </Fact>
    </dl>
  )
}
