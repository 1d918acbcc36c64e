import type { OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import type { Cashback, CashbackStep } from '../../contracts/subscriptions/subscription-outlook.ts'
import type { Credit, Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { Chip } from '../ui/chip.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'
import { dueCashback } from './due-cashback.ts'
import { type Refund, refundsOf, withoutCredits } from './refunds.ts'

const tones = {
  waiting: 'bg-info-light text-info',
  requested: 'bg-rose-mid text-ink',
  sent: 'bg-sage-light text-sage-deep',
  failed: 'bg-error-light text-error',
} as const satisfies Record<Exclude<CashbackStep['state'], 'expected'>, string>

function Step({ step: { state, ...step } }: { step: CashbackStep }) {
  const said = { amount: formatPrice(step.amount), date: formatDate(step.date) }
  if (state === 'expected') return <li className="text-lg font-medium">{t('account.subscription.refund_due', said)}</li>
  const words = state === 'waiting' ? 'account.subscription.cashback.since' : 'account.subscription.cashback.on'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2" data-cashback={state}>
      <Chip className={tones[state]}>{t(`account.subscription.cashback.${state}`)}</Chip>
      <span>{t(words, said)}</span>
    </li>
  )
}

function Steps({ steps }: { steps: readonly CashbackStep[] }) {
  const last = steps.at(-1)?.state
  const isExplained = last === 'waiting' || last === 'sent' || last === 'failed'
  const hint = isExplained ? t(`account.subscription.cashback.${last}_hint`) : null
  return (
    <>
      <ol className="grid gap-3">
        {steps.map((step) => (
          <Step key={`${step.state}-${step.date}-${step.amount}`} step={step} />
        ))}
      </ol>
      {hint && <p className="mt-3 text-sm text-ink-soft">{hint}</p>}
    </>
  )
}

const refundText = ({ cents, state, date }: Refund): string =>
  t(`account.subscription.refund_${state}`, { amount: formatPrice(cents), date: formatDate(date) })

/** Condition of the cashback that is still due. */
function CashbackCondition({ subscription }: { subscription: Subscription }) {
  const due = dueCashback(subscription)
  if (!due) return null
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {t('account.subscription.refund_condition', { amount: formatPrice(due.amount), condition: due.condition })}
    </p>
  )
}

/** Line about a missed answer deadline and its credit; none for other credits. */
const lateAnswer = ({ amount, promisedDateTime }: Credit, zone: string): string[] =>
  promisedDateTime
    ? [
        t('account.subscription.late_answer', {
          amount: formatPrice(amount),
          date: formatDate(promisedDateTime, 'support', zone),
        }),
      ]
    : []

interface MoneyBackProps {
  subscription: Subscription
  /** payments that the page lists; null: they could not be loaded */
  payments: readonly OwnPayment[] | null
  cashbacks: readonly Cashback[]
}

/** Lines for refunds that the cashbacks' steps do not show; for all refunds if no cashbacks were loaded. */
function linesOf({ subscription: { credits }, payments, cashbacks }: MoneyBackProps, zone: string): string[] {
  if (cashbacks.length > 0) return refundsOf([], withoutCredits(payments)).map(refundText)
  const lines = [
    ...refundsOf(credits, payments).map(refundText),
    ...credits.flatMap((credit) => lateAnswer(credit, zone)),
  ]
  return lines.length > 0 ? lines : [t('account.subscription.refund_none')]
}

/** All that is paid back: refunds, and each cashback with its steps so far, by day and amount. */
export function MoneyBack(props: MoneyBackProps) {
  const { subscription, cashbacks } = props
  const zone = useTimeZone()
  return (
    <section id="cashback" aria-labelledby="cashback-title" className="mt-12 border-t border-line pt-10">
      <h2 id="cashback-title" className="display mb-6 text-title-sm">
        {t('account.subscription.cashback.title')}
      </h2>
      <div className="grid gap-8">
        <ul className="grid gap-1 text-lg font-medium empty:hidden">
          {linesOf(props, zone).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {cashbacks.map(({ uid, steps, promisedDateTime }) => (
          <div key={uid}>
            {promisedDateTime && (
              <p className="mb-3 font-semibold">
                {t('account.subscription.cashback.promise', { date: formatDate(promisedDateTime, 'support', zone) })}
              </p>
            )}
            <Steps steps={steps} />
          </div>
        ))}
      </div>
      <CashbackCondition subscription={subscription} />
    </section>
  )
}
