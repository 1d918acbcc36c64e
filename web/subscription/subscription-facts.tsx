import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardName } from '../../contracts/subscriptions/card-name.ts'
import type { ShownCard, Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { DateText } from '../ui/date-text.tsx'
import { mayStop } from './subscription-state.ts'

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 text-lg font-medium">{children}</dd>
    </div>
  )
}

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

/** Start, end of access, card. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { startedDateTime, card } = subscription
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {startedDateTime && (
        <Fact label={t('account.subscription.start')}>
          <DateText iso={startedDateTime} />
        </Fact>
      )}
      <LastDay subscription={subscription} />
      {card && <CardFact card={card} changeable={mayStop(subscription)} />}
    </dl>
  )
}
