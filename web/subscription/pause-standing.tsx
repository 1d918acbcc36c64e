import type { Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'
import { NewCardButton } from './new-card-link.tsx'

/**
 * Tells whether the charge that ends the pause is due, and will be settled within seconds.
 * A direct debit does not count: it takes days.
 */
export const isResuming = ({ status, pause, waitingFor }: Subscription, now: Date): boolean =>
  status === 'paused' &&
  waitingFor !== 'debit' &&
  pause !== null &&
  !pause.refused &&
  new Date(pause.resumesDateTime) <= now

/** A planned or running pause: its dates, and a link to end it. */
export function PauseStanding({ subscription, resuming }: { subscription: Subscription; resuming: boolean }) {
  const { pause, status, amount, nextPaymentAmount, expirationDateTime, waitingFor } = subscription
  if (!pause) return null
  if (status === 'paused' && waitingFor === 'debit') {
    return <p className="mt-5 text-lead">{t('account.subscription.pause.debited')}</p>
  }
  if (resuming) return <p className="mt-5 text-lead">{t('account.subscription.pause.resuming')}</p>
  if (pause.refused) {
    return (
      <>
        <p className="mt-5 text-lead">{t('account.subscription.pause.refused')}</p>
        <NewCardButton card={subscription.card} />
      </>
    )
  }
  const facts = { date: formatDate(pause.resumesDateTime), amount: formatPrice(nextPaymentAmount ?? amount) }
  const start = expirationDateTime ? formatDate(expirationDateTime) : ''
  return (
    <>
      <p className="mt-5 text-lead">
        {status === 'paused'
          ? t('account.subscription.pause.running', facts)
          : t('account.subscription.pause.planned', { ...facts, start })}
      </p>
      <LinkButton to="/account/subscription/resume" kind="secondary" className="mt-6">
        {t(`account.subscription.pause.${status === 'paused' ? 'resume_now' : 'undo'}`)}
      </LinkButton>
    </>
  )
}
