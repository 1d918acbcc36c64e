import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { t, textList } from '../../i18n/index.ts'
import { useAudience } from '../../layout/site-data.ts'
import { seesOffer } from '../../session/audience.ts'
import { PriceCard } from './price-card.tsx'

/** The site's bullet. */
const Petal = () => (
  <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" className="shrink-0 translate-y-0.5 text-blush">
    <path d="M7 16C1 12-1 6 1 0c5 2 8 8 6 16Zm0 0c6-4 8-10 6-16-5 2-8 8-6 16Z" fill="currentColor" />
  </svg>
)

export function SubscriptionOffer({ formula }: { formula: Formula }) {
  if (!seesOffer(useAudience())) return null
  const gifts = textList('home.subscription.gifts')
  return (
    <section id="abonnement" className="scroll-mt-4 rounded-sheet bg-ink text-paper">
      <div className="page section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 className="display text-title-lg">{t('home.subscription.title')}</h2>
          <p className="mt-5 max-w-xl text-lead text-rose">{t('home.subscription.lead')}</p>
          <ul className="mt-9 grid gap-4">
            {gifts.map((gift) => (
              <li key={gift} className="flex items-baseline gap-4 text-lg">
                <Petal />
                {gift}
              </li>
            ))}
          </ul>
          <div className="mt-10 max-w-xl border-t border-white/20 pt-7">
            <h3 className="italic-display text-title-sm text-rose">{t('home.subscription.cancel_title')}</h3>
            <p className="mt-2">{t('home.subscription.cancel')}</p>
          </div>
        </div>
        <PriceCard formula={formula} />
      </div>
    </section>
  )
}
