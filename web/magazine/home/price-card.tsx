import { cashbackWords } from '../../../contracts/subscriptions/cashback-words.ts'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { t } from '../../i18n/index.ts'
import { formatPrice } from '../../ui/price.tsx'
import { periodText, trialText } from '../offer.ts'
import { StartLink } from './start-link.tsx'

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex tight:flex-wrap items-baseline justify-between gap-x-6 border-t border-blush py-3.5">
      <dt>{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{value}</dd>
    </div>
  )
}

export function PriceCard({ formula }: { formula: Formula }) {
  const trial = trialText(formula)
  const period = periodText(formula)
  const cashback = cashbackWords(formula)
  return (
    <div className="rounded-sheet bg-rose p-7 text-ink sm:p-10">
      <p className="display text-hero">{formatPrice(trial ? formula.trialAmount : formula.amount)}</p>
      <p className="mt-2 text-lead">{trial ? t('home.subscription.trial', { duration: trial }) : period}</p>
      <dl className="mt-7">
        {trial && (
          <>
            <Line label={t('home.subscription.afterwards', { period })} value={formatPrice(formula.amount)} />
            <Line
              label={t('home.subscription.first')}
              value={t('home.subscription.first_after', { duration: trial })}
            />
          </>
        )}
        {cashback && <Line label={t('home.subscription.cashback')} value={formatPrice(formula.creditAmount)} />}
      </dl>
      {cashback && <p className="text-sm text-ink-soft">{t('home.subscription.cashback_terms', { ...cashback })}</p>}
      <div className="mt-6 grid">
        <StartLink formula={formula} label={t('home.subscription.choose')} />
      </div>
      <p className="mt-4 text-center text-sm text-ink-soft">{t('home.subscription.note')}</p>
    </div>
  )
}
