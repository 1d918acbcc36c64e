import type { ReactNode } from 'react'
import {
  afterReductionLabel,
  codeLabel,
  contractLengthText,
  reducedPriceText,
} from '../../contracts/subscriptions/offer-words.ts'
import { durationText, rhythmText } from '../../contracts/text/french-duration.ts'
import { t } from '../i18n/index.ts'
import { formatDate } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'
import type { Plan, PlanReduction } from './plans/plan.ts'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function today({ trial, today, period }: Plan): string {
  const amount = formatPrice(today)
  return trial
    ? t('account.payment.summary.trial', { amount, duration: durationText(trial) })
    : t('account.payment.summary.whole', { amount, period: rhythmText(period) })
}

interface ReducedLinesProps {
  reduction: PlanReduction
  period: string
  amount: number
  nextAt: string
}

/** Price after the reduced periods, and the reduction with its reference price (article L112-1-1 of the consumer code). */
function ReducedLines({ reduction, period, amount, nextAt }: ReducedLinesProps) {
  const { code, full, reference, length, fullFrom } = reduction
  return (
    <>
      {length && fullFrom && fullFrom !== nextAt && (
        <Line label={afterReductionLabel(durationText(length))}>
          {t('account.payment.summary.full', { amount: formatPrice(full), period, date: formatDate(fullFrom) })}
        </Line>
      )}
      <Line label={codeLabel(code)}>
        {reducedPriceText({
          price: formatPrice(amount),
          rhythm: period,
          length: length && durationText(length),
          reference: formatPrice(reference),
        })}
      </Line>
    </>
  )
}

/**
 * Summary of the order and its price. By law (article L221-14 of the consumer code) it is directly before the order
 * button, at any width.
 */
export function OrderSummary({ plan }: { plan: Plan }) {
  const { amount, period, nextAt, nextAmount, trial, reduction } = plan
  const next = { amount: formatPrice(nextAmount), period: rhythmText(period), date: formatDate(nextAt) }
  return (
    <section
      aria-label={t('account.payment.summary.title')}
      data-order-summary
      className="rounded-field bg-rose-light px-5 py-3"
    >
      <p className="italic-display pt-1 text-lg">{plan.name}</p>
      <dl className="divide-y divide-blush">
        <Line label={t('account.payment.summary.what')}>{t('account.payment.summary.service')}</Line>
        <Line label={t('account.payment.summary.now')}>{today(plan)}</Line>
        <Line label={t('account.payment.summary.later')}>
          {t(trial ? 'account.payment.summary.full' : 'account.payment.summary.next', next)}
        </Line>
        {reduction && (
          <ReducedLines reduction={reduction} period={rhythmText(period)} amount={amount} nextAt={nextAt} />
        )}
        <Line label={t('account.payment.summary.length')}>
          {t('account.payment.summary.open', { length: contractLengthText(period.count, period.unit) })}
        </Line>
      </dl>
    </section>
  )
}
