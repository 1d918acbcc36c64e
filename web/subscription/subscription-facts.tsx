import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import type { ShownCard, Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { cardName } from '../payment/card/card-name.ts'
import { DateText, formatDate } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'
import { conditionOf } from './cashback-condition.ts'
import { type Refund, refundsOf } from './refunds.ts'
import { mayStop } from './subscription-state.ts'

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 text-lg font-medium">{children}</dd>
    </div>
  )
}

function NextPayment({ subscription }: { subscription: Subscription }) {
  const { nextPaymentAmount, nextPaymentDateTime } = subscription
  if (nextPaymentAmount === null || nextPaymentDateTime === null) return t('account.subscription.no_payment')
  const amount = formatPrice(nextPaymentAmount)
  return t('account.subscription.next_amount', { amount, date: formatDate(nextPaymentDateTime) })
}

const refundText = ({ cents, state, date }: Refund): string =>
  t(`account.subscription.refund_${state}`, { amount: formatPrice(cents), date: formatDate(date) })

function LastDay({ subscription: { status, endedDateTime, expirationDateTime } }: { subscription: Subscription }) {
  const iso = endedDateTime ?? expirationDateTime
  if (iso === null) return null
  // While a payment is past due the user keeps access after the paid period.
  const running = status === 'pastDue' ? 'paid_until' : 'access_end'
  return (
    <Fact label={t(`account.subscription.${endedDateTime ? 'ended_on' : running}`)}>
      <DateText iso={iso} />
    </Fact>
  )
}

function CardFact({ card, changeable }: { card: ShownCard; changeable: boolean }) {
  return (
    <Fact label={t('account.subscription.card')}>
      {cardName(card)}
      {changeable && (
        <Link
          to="/account/subscription/card"
          className="ml-4 inline-block py-1 text-base font-semibold underline decoration-blush decoration-2 underline-offset-6"
        >
          {t('account.subscription.change_card')}
        </Link>
      )}
    </Fact>
  )
}

/** Missed promised hours, and the credit for each. */
function LateAnswers({ credits }: Pick<Subscription, 'credits'>) {
  const late = credits.flatMap(({ amount, promisedDateTime }) => (promisedDateTime ? { amount, promisedDateTime } : []))
  if (late.length === 0) return null
  return (
    <Fact label={t('account.subscription.late_answers')}>
      {late.map(({ amount, promisedDateTime }) => (
        <span key={promisedDateTime} className="block">
          {t('account.subscription.late_answer', {
            amount: formatPrice(amount),
            date: formatDate(promisedDateTime, 'support'),
          })}
        </span>
      ))}
    </Fact>
  )
}

/** Beside the promised amount: who does not get it. */
function CashbackCondition({ subscription }: { subscription: Subscription }) {
  const due = subscription.credits.find((one) => one.refundedDateTime === null && one.promisedDateTime === null)
  if (!due) return null
  return (
    <span className="block text-sm font-normal text-ink-soft">
      {t('account.subscription.refund_condition', {
        amount: formatPrice(due.amount),
        condition: conditionOf(subscription, due.amount),
      })}
    </span>
  )
}

interface SubscriptionFactsProps {
  subscription: Subscription
  /** those that the page lists; null: they cannot be had now */
  payments: readonly OwnPayment[] | null
}

/** Start, next payment and its amount, end of access, refunds. */
export function SubscriptionFacts({ subscription, payments }: SubscriptionFactsProps) {
  const { startedDateTime, credits, card } = subscription
  const refunds = refundsOf(credits, payments)
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {startedDateTime && (
        <Fact label={t('account.subscription.start')}>
          <DateText iso={startedDateTime} />
        </Fact>
      )}
      <LastDay subscription={subscription} />
      {card && <CardFact card={card} changeable={mayStop(subscription)} />}
      <Fact label={t('account.subscription.next_payment')}>
        <NextPayment subscription={subscription} />
      </Fact>
      <Fact label={t('account.subscription.refund')}>
        {refunds.length === 0
          ? t('account.subscription.refund_none')
          : refunds.map((refund) => (
              <span key={`${refund.date}-${refund.cents}`} className="block">
                {refundText(refund)}
              </span>
            ))}
        <CashbackCondition subscription={subscription} />
      </Fact>
      <LateAnswers credits={credits} />
    </dl>
  )
}
