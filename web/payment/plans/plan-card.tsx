import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstChargesText } from '../../../contracts/subscriptions/offer-words.ts'
import { durationText, rhythmText } from '../../../contracts/text/french-duration.ts'
import { t } from '../../i18n/index.ts'
import { Card } from '../../ui/card.tsx'
import { DateText, formatDate } from '../../ui/date-text.tsx'
import { formatPrice, Price as PriceText } from '../../ui/price.tsx'
import type { Plan } from './plan.ts'

function Moment({ when, children, last = false }: { when: ReactNode; children: ReactNode; last?: boolean }) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-4">
      <span aria-hidden className="flex flex-col items-center">
        <span className="mt-2 size-3 shrink-0 rounded-full bg-ink" />
        {!last && <span className="w-px flex-1 bg-ink/35" />}
      </span>
      <div className={last ? '' : 'pb-5'}>
        <p className="text-sm font-semibold">{when}</p>
        <p>{children}</p>
      </div>
    </li>
  )
}

/** Later events by date: the full price after a code's periods, and the cashback. */
function laterMoments({ reduction, nextAt, period, cashback }: Plan): { at: string; text: ReactNode }[] {
  const moments: { at: string; text: ReactNode }[] = []
  if (reduction?.fullFrom && reduction.fullFrom !== nextAt) {
    const full = { amount: formatPrice(reduction.full), period: rhythmText(period) }
    moments.push({ at: reduction.fullFrom, text: t('account.payment.plan.afterwards', full) })
  }
  if (cashback) {
    const text = (
      <>
        <strong className="font-semibold">{formatPrice(cashback.amount)}</strong> {t('account.payment.plan.cashback')},{' '}
        {cashback.condition}
      </>
    )
    moments.push({ at: cashback.at, text })
  }
  return moments.toSorted((one, other) => one.at.localeCompare(other.at))
}

function Moments({ plan }: { plan: Plan }) {
  const { trial } = plan
  const later = laterMoments(plan)
  return (
    <ol className="mt-8">
      <Moment when={<PlanDate label={t('account.payment.plan.today')} iso={plan.orderedAt} />}>
        {trial
          ? t('account.payment.plan.trial', { duration: durationText(trial), amount: formatPrice(plan.today) })
          : formatPrice(plan.today)}
      </Moment>
      <Moment when={<DateText iso={plan.nextAt} shape="dashes" />} last={later.length === 0}>
        {t('account.payment.plan.afterwards', {
          amount: formatPrice(plan.nextAmount),
          period: rhythmText(plan.period),
        })}
      </Moment>
      {later.map(({ at, text }, index) => (
        <Moment key={at} when={<DateText iso={at} shape="dashes" />} last={index === later.length - 1}>
          {text}
        </Moment>
      ))}
    </ol>
  )
}

function PlanDate({ label, iso }: { label: string; iso: string }) {
  return (
    <>
      {label}, <DateText iso={iso} shape="dashes" />
    </>
  )
}

const promises = ['coaching', 'withdraw', 'cancel'] as const

/** Price in one line. */
function shortPlan(plan: Plan, period: string): string {
  const amount = formatPrice(plan.amount)
  if (!plan.trial) return `${amount} ${period}`
  return firstChargesText(formatPrice(plan.today), amount, formatDate(plan.nextAt))
}

function Price({ plan, period }: { plan: Plan; period: string }) {
  return (
    <>
      <p className="italic-display text-lg">{plan.name}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <PriceText cents={plan.today} className="display text-hero whitespace-nowrap" />
        {plan.trial && (
          <span className="text-lead">
            {t('account.payment.plan.trial_short', { duration: durationText(plan.trial) })}
          </span>
        )}
      </p>
      <p className="mt-1 text-lead">
        {plan.trial ? t('account.payment.plan.period_price', { amount: formatPrice(plan.amount), period }) : period}
      </p>
    </>
  )
}

/** Amount, trial, period, cashback, and what happens when; on a phone folded to one line. */
export function PlanCard({ plan }: { plan: Plan }) {
  const period = rhythmText(plan.period)
  return (
    <Card tone="rose" className="rounded-sheet px-5! py-0! sm:p-10!">
      <details className="fold-phone group">
        <summary data-plan className="flex min-h-14 items-center justify-between gap-3 font-semibold leading-snug">
          {shortPlan(plan, period)}
          <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pb-7 sm:pb-0">
          <Price plan={plan} period={period} />
          <h2 className="display mt-9 text-title-sm">{t('account.payment.plan.title')}</h2>
          <Moments plan={plan} />
          <ul className="mt-8 grid gap-2.5 border-t border-blush pt-6 text-sm">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3">
                <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-ruby" />
                {t(`account.payment.plan.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </Card>
  )
}
