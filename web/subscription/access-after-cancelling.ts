import type { SubscriptionStatus } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { formatDate } from '../ui/date-text.tsx'

/**
 * Sentence about the remaining access after a cancellation.
 * @param until ISO; null if no end is known
 */
function accessAfterCancelling(status: SubscriptionStatus, until: string | null): string {
  if (status === 'paused') return t('account.subscription.modal.access_paused')
  if (status === 'pastDue') return t('account.subscription.modal.access_past_due')
  const date = until ? t('account.subscription.modal.access_date', { date: formatDate(until) }) : ''
  return t('account.subscription.modal.access', { date })
}

/** Effects of a cancellation, shown before the user confirms it. @param until as above */
export const cancellationEffects = (status: SubscriptionStatus, until: string | null): string[] => [
  accessAfterCancelling(status, until),
  t('account.subscription.modal.deleted'),
  t('account.subscription.modal.final'),
]
