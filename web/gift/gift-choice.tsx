import { Link } from 'react-router'
import { t } from '../i18n/index.ts'
import { formatPrice } from '../ui/price.tsx'
import type { GiftPrice } from './load-gift-offers.ts'

interface GiftChoiceProps {
  prices: readonly GiftPrice[]
  months: number
}

const chosenId = 'chosen-months'

const card =
  'flex min-h-11 items-baseline justify-between gap-4 rounded-card border-[1.5px] border-line bg-white p-4 no-underline transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-rose-mid'

/** Links, so that the price beside the button also changes without a script. */
export function GiftChoice({ prices, months: chosen }: GiftChoiceProps) {
  return (
    <nav aria-label={t('account.gift.choose')}>
      <h2 className="display mb-4 text-title-sm">{t('account.gift.choose')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {prices.map(({ months, amount }) => (
          <li key={months}>
            <Link
              to={`/gift?months=${months}`}
              data-in-place={chosenId}
              preventScrollReset
              className={card}
              {...(months === chosen && { id: chosenId, 'aria-current': 'true' as const })}
            >
              <span className="font-semibold">{t('account.gift.months', { count: months })}</span>
              <span>{formatPrice(amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
