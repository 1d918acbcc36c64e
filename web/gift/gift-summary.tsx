import type { ReactNode } from 'react'
import { t } from '../i18n/index.ts'
import { formatPrice } from '../ui/price.tsx'
import type { GiftPrice } from './load-gift-offers.ts'

export interface ChosenGift extends GiftPrice {
  codeMonths: number
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** Summary directly above the order button, as the law requires (article L221-14 of the consumer code). */
export function GiftSummary({ gift: { name, months, amount, codeMonths } }: { gift: ChosenGift }) {
  return (
    <section
      aria-label={t('account.gift.summary.title')}
      data-order-summary
      className="rounded-field bg-rose-light px-5 py-3"
    >
      <p className="italic-display pt-1 text-lg">
        {name}, {t('account.gift.summary.what', { months: t('account.gift.months', { count: months }) })}
      </p>
      <dl className="divide-y divide-blush">
        <Line label={t('account.gift.summary.now')}>
          {t('account.gift.summary.amount', { amount: formatPrice(amount) })}
        </Line>
        <Line label={t('account.gift.summary.length')}>{t('account.gift.summary.once')}</Line>
        <Line label={t('account.gift.summary.validity')}>
          {t('account.gift.summary.validity_text', { count: codeMonths })}
        </Line>
      </dl>
    </section>
  )
}
