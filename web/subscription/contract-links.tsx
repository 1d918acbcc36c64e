import { Link } from 'react-router'
import type { SubscriptionOutlook } from '../../contracts/subscriptions/subscription-outlook.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { formatDate } from '../ui/date-text.tsx'

export const linkClass =
  'inline-flex min-h-11 items-center py-1 underline decoration-blush decoration-2 underline-offset-6'

export function WithdrawalLinkSection({ until }: { until: string }) {
  return (
    <div id="renoncer" className="mt-10 max-w-2xl border-t border-line pt-8">
      <p className="mb-5">{t('account.subscription.withdraw_text', { date: formatDate(until) })}</p>
      <LinkButton to="/withdraw-contract" kind="secondary" size="small">
        {t('account.subscription.withdraw')}
      </LinkButton>
    </div>
  )
}

/** Links to explanations; below the buttons, which must come first. */
export function OutlookLinks({
  outlook: { endings, renewals },
  pays,
}: {
  outlook: SubscriptionOutlook
  pays: boolean
}) {
  return (
    <div className="mt-8 grid justify-items-start gap-1">
      {endings && (
        <Link to="/account/subscription/ending" className={linkClass}>
          {t('account.subscription.ending.link')}
        </Link>
      )}
      {pays && renewals.length > 0 && (
        <>
          <a href="/account/subscription/renewals.ics" download className={linkClass}>
            {t('account.subscription.calendar')}
          </a>
          <p className="text-sm text-ink-soft">{t('account.subscription.calendar_hint')}</p>
        </>
      )}
    </div>
  )
}
