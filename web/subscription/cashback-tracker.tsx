import type { Cashback, CashbackStep } from '../../contracts/subscriptions/subscription-outlook.ts'
import { t } from '../i18n/index.ts'
import { Chip } from '../ui/chip.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { formatPrice } from '../ui/price.tsx'

const tones = {
  expected: 'bg-info-light text-info',
  waiting: 'bg-info-light text-info',
  requested: 'bg-rose-mid text-ink',
  sent: 'bg-sage-light text-sage-deep',
  failed: 'bg-error-light text-error',
} as const satisfies Record<CashbackStep['state'], string>

function Step({ step: { state, date, amount } }: { step: CashbackStep }) {
  const words = state === 'waiting' ? 'account.subscription.cashback.since' : 'account.subscription.cashback.on'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2" data-cashback={state}>
      <Chip className={tones[state]}>{t(`account.subscription.cashback.${state}`)}</Chip>
      <span>{t(words, { amount: formatPrice(amount), date: formatDate(date) })}</span>
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

/** Each cashback with what was done of it so far, each step with its day and amount. */
export function CashbackTracker({ cashbacks }: { cashbacks: readonly Cashback[] }) {
  if (cashbacks.length === 0) return null
  return (
    <section id="cashback" className="mt-12 border-t border-line pt-10">
      <h2 className="display mb-6 text-title-sm">{t('account.subscription.cashback.title')}</h2>
      <div className="grid gap-8">
        {cashbacks.map(({ uid, steps, promisedDateTime }) => (
          <div key={uid}>
            {promisedDateTime && (
              <p className="mb-3 font-semibold">
                {t('account.subscription.cashback.promise', { date: formatDate(promisedDateTime, 'support') })}
              </p>
            )}
            <Steps steps={steps} />
          </div>
        ))}
      </div>
    </section>
  )
}
