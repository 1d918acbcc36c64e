import type { ReactNode } from 'react'
import type { SubscriptionOutlook } from '../../contracts/subscriptions/subscription-outlook.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'
import { contractPaths } from './contract.ts'
import { pausePath } from './pause-form.tsx'

type Endings = NonNullable<SubscriptionOutlook['endings']>

type Act = 'cancel' | 'withdraw'

const moneyOf = (cents: number): string => (cents === 0 ? t('account.subscription.ending.nothing') : formatPrice(cents))

function Frame({ act, children }: { act: Act; children: ReactNode }) {
  return (
    <Card tone="light">
      <h2 className="display mb-3 text-title-sm">{t(`account.subscription.ending.${act}.title`)}</h2>
      <p>{t(`account.subscription.ending.${act}.text`)}</p>
      {children}
    </Card>
  )
}

/**
 * @param facts label and value
 * @param more text for some members only
 */
function Open({ act, facts, more }: { act: Act; facts: readonly (readonly [string, string])[]; more?: ReactNode }) {
  return (
    <Frame act={act}>
      <dl className="my-5 divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {more && <p className="mb-3">{more}</p>}
      <p className="mb-6">{t(`account.subscription.ending.${act}.kept`)}</p>
      <LinkButton to={contractPaths[act]} kind="secondary">
        {t(`account.subscription.ending.${act}.action`)}
      </LinkButton>
    </Frame>
  )
}

const dayOf = (iso: string, now: string): string =>
  formatDate(iso) === formatDate(now) ? t('account.subscription.ending.today') : formatDate(iso)

const Closed = ({ act, children }: { act: Act; children: ReactNode }) => (
  <Frame act={act}>
    <p className="mt-4 font-semibold">{children}</p>
  </Frame>
)

type Cancel = NonNullable<Endings['cancel']>

const cashbackAfter = ({ cashbackKept: kept, cashbackLost: lost }: Cancel) =>
  [
    ...(kept > 0 ? [t('account.subscription.ending.cancel.cashback_kept', { amount: formatPrice(kept) })] : []),
    ...(lost > 0 ? [t('account.subscription.ending.cancel.cashback_lost', { amount: formatPrice(lost) })] : []),
  ].join(' ')

function Cancelling({ cancel, now }: Pick<Endings, 'cancel'> & { now: string }) {
  if (!cancel) return <Closed act="cancel">{t('account.subscription.ending.cancel.done')}</Closed>
  const facts = [
    [t('account.subscription.ending.last_day'), dayOf(cancel.lastDateTime, now)],
    [t('account.subscription.ending.due'), moneyOf(cancel.amountDue)],
    [t('account.subscription.ending.back'), moneyOf(0)],
  ] as const
  return <Open act="cancel" facts={facts} more={cashbackAfter(cancel)} />
}

function Withdrawing({ withdraw, now }: Pick<Endings, 'withdraw'> & { now: string }) {
  if (!withdraw) return <Closed act="withdraw">{t('account.subscription.ending.withdraw.late')}</Closed>
  const facts = [
    [t('account.subscription.ending.withdraw.until'), formatDate(withdraw.deadlineDateTime)],
    [t('account.subscription.ending.last_day'), dayOf(withdraw.lastDateTime, now)],
    [t('account.subscription.ending.due'), moneyOf(0)],
    [t('account.subscription.ending.back'), moneyOf(withdraw.refund)],
  ] as const
  return (
    <Open
      act="withdraw"
      facts={facts}
      more={withdraw.lastDateTime > now && t('account.subscription.ending.withdraw.given')}
    />
  )
}

/** The two legal ways side by side, with what each would mean today. @param now ISO */
export function EndingWays({ cancel, withdraw, now }: Endings & { now: string }) {
  return (
    <div className="grid gap-6">
      <Cancelling cancel={cancel} now={now} />
      <Withdrawing withdraw={withdraw} now={now} />
    </div>
  )
}

/** Offer shown below both legal ways: it must not delay either. */
export const PauseOffer = () => (
  <Card tone="light" className="mt-6">
    <h2 className="display mb-3 text-title-sm">{t('account.subscription.pause.offer_title')}</h2>
    <p className="mb-6">{t('account.subscription.pause.offer')}</p>
    <LinkButton to={pausePath} kind="secondary">
      {t('account.subscription.pause.link')}
    </LinkButton>
  </Card>
)
