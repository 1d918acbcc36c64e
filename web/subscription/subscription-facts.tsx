import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardName, debitBrand } from '../../contracts/subscriptions/card-name.ts'
import type { ShownCard, Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { DateText } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'
import { newCardLabel, newCardPath } from './new-card-link.tsx'
import { mayStop } from './subscription-state.ts'

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 text-lg font-medium">{children}</dd>
    </div>
  )
}

function LastDay({ subscription }: { subscription: Subscription }) {
  const { status, waitingFor, endedDateTime, expirationDateTime } = subscription
  const iso = endedDateTime ?? expirationDateTime
  if (iso === null) return null
  // While a payment is past due, or its debit is pending, access continues after the paid period.
  const running = status === 'pastDue' || waitingFor === 'debit' ? 'paid_until' : 'access_end'
  return (
    <Fact label={t(`account.subscription.${endedDateTime ? 'ended_on' : running}`)}>
      <DateText iso={iso} />
    </Fact>
  )
}

function CardFact({ card, changeable }: { card: ShownCard; changeable: boolean }) {
  return (
    <Fact label={t(card.brand === debitBrand ? 'account.subscription.debit' : 'account.subscription.card')}>
      <span className="mr-4">{cardName(card)}</span>
      {changeable && (
        <Link
          to={newCardPath}
          className="inline-block py-1 text-base font-semibold underline decoration-blush decoration-2 underline-offset-6"
        >
          {newCardLabel(card)}
        </Link>
      )}
    </Fact>
  )
}

/** Reduction of the next payments by a code; a planned switch ends it. */
function Reduction({ subscription }: { subscription: Subscription }) {
  const { reduction, amount, switch: planned } = subscription
  if (!reduction || planned || !mayStop(subscription)) return null
  const prices = { amount: formatPrice(reduction.amount), full: formatPrice(amount) }
  return (
    <Fact label={t('account.subscription.reduction', { code: reduction.code })}>
      {reduction.periods === null
        ? t('account.subscription.reduced_always', prices)
        : t('account.subscription.reduced', { ...prices, count: reduction.periods })}
    </Fact>
  )
}

export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { startedDateTime, card, formulaName, gifted } = subscription
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {!gifted && <Fact label={t('account.contract.what')}>{formulaName}</Fact>}
      {startedDateTime && (
        <Fact label={t('account.subscription.start')}>
          <DateText iso={startedDateTime} />
        </Fact>
      )}
      <LastDay subscription={subscription} />
      <Reduction subscription={subscription} />
      {card && <CardFact card={card} changeable={mayStop(subscription)} />}
    </dl>
  )
}
