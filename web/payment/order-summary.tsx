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
import { SummaryFrame, SummaryLine } from './summary-frame.tsx'

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
        <SummaryLine label={afterReductionLabel(durationText(length))}>
          {t('account.payment.summary.full', { amount: formatPrice(full), period, date: formatDate(fullFrom) })}
        </SummaryLine>
      )}
      <SummaryLine label={codeLabel(code)}>
        {reducedPriceText({
          price: formatPrice(amount),
          rhythm: period,
          length: length && durationText(length),
          reference: formatPrice(reference),
        })}
      </SummaryLine>
    </>
  )
}

/** Summary of the order and its price. */
export function OrderSummary({ plan }: { plan: Plan }) {
  const { amount, period, nextAt, nextAmount, trial, reduction } = plan
  const next = { amount: formatPrice(nextAmount), period: rhythmText(period), date: formatDate(nextAt) }
  return (
    <SummaryFrame label={t('account.payment.summary.title')} title={plan.name}>
      <SummaryLine label={t('account.payment.summary.what')}>{t('account.payment.summary.service')}</SummaryLine>
      <SummaryLine label={t('account.payment.summary.now')}>{today(plan)}</SummaryLine>
      <SummaryLine label={t('account.payment.summary.later')}>
        {t(trial ? 'account.payment.summary.full' : 'account.payment.summary.next', next)}
      </SummaryLine>
      {reduction && <ReducedLines reduction={reduction} period={rhythmText(period)} amount={amount} nextAt={nextAt} />}
      <SummaryLine label={t('account.payment.summary.length')}>
        {t('account.payment.summary.open', { length: contractLengthText(period.count, period.unit) })}
      </SummaryLine>
    </SummaryFrame>
  )
}
