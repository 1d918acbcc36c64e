import type { GiftCard as Card } from '../../contracts/subscriptions/gifts.ts'
import { t, textList } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { useSite } from '../layout/site-data.ts'
import { Petals } from '../registration/petals.tsx'
import { formatDate } from '../ui/date-text.tsx'

interface GiftCardProps {
  card: Card
  formulaName: string
  months: number
  /** address where the code is redeemed, without scheme: easy to type */
  address: string
}

/** The gift card, printed as A5 landscape (print.css). */
export function GiftCard({
  card: { code, receiver, note, expirationDateTime },
  formulaName,
  months,
  address,
}: GiftCardProps) {
  const { siteName } = useSite()
  return (
    <section
      aria-label={t('account.gift.card.label')}
      data-gift-card
      className="grid overflow-hidden rounded-sheet bg-rose sm:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr] print:rounded-none"
    >
      <div className="flex items-end justify-center bg-rose-mid px-6 pt-8 max-sm:max-h-56 max-sm:items-start max-sm:overflow-hidden print:max-h-none print:items-end">
        <Petals className="w-full max-w-72" />
      </div>
      <div className="min-w-0 self-center px-6 py-8 sm:px-10 print:px-[10mm] print:py-[6mm]">
        <p className="italic-display text-ruby">{t('account.gift.card.from', { site: siteName })}</p>
        <p className="display mt-1 text-title wrap-anywhere">
          {receiver ? t('account.gift.card.for', { name: typeset(receiver) }) : t('account.gift.card.for_you')}
        </p>
        {note && <p className="mt-3 text-lg leading-snug whitespace-pre-line wrap-anywhere">{typeset(note)}</p>}
        <p className="mt-4 font-semibold">
          {t('account.gift.card.what', { months: t('account.gift.months', { count: months }), name: formulaName })}
        </p>
        <p className="mt-4 text-sm">{t('account.gift.card.code')}</p>
        <p className="mt-1 inline-block rounded-field bg-white px-4 py-2 text-lg font-semibold tracking-wide tabular-nums">
          {code}
        </p>
        <ol className="mt-4 grid list-decimal gap-1 pl-5 text-sm leading-snug">
          {textList('account.gift.card.steps', { address }).map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm">{t('account.gift.card.until', { date: formatDate(expirationDateTime) })}</p>
      </div>
    </section>
  )
}
