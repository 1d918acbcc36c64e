import type { PublicHome } from '../../../contracts/site/home.ts'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { typeset } from '../../i18n/typography.ts'
import { useAudience } from '../../layout/site-data.ts'
import { canSeeOffer } from '../../session/audience.ts'
import { PriceCard } from './price-card.tsx'
import { RichText } from './rich-text.tsx'

/** Bullet of the list. */
const Petal = () => (
  <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" className="shrink-0 translate-y-0.5 text-blush">
    <path d="M7 16C1 12-1 6 1 0c5 2 8 8 6 16Zm0 0c6-4 8-10 6-16-5 2-8 8-6 16Z" fill="currentColor" />
  </svg>
)

interface SubscriptionOfferProps {
  offer: NonNullable<PublicHome['offer']>
  formula: Formula
}

export function SubscriptionOffer({ offer, formula }: SubscriptionOfferProps) {
  if (!canSeeOffer(useAudience())) return null
  const { title, text, points, note } = offer
  return (
    <section id="abonnement" className="scroll-mt-4 rounded-sheet bg-ink text-paper">
      <div className="page section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="display text-title-lg">{typeset(title)}</h2>
          <RichText html={text} className="mt-5 max-w-xl text-lead text-rose" />
          <ul className="mt-9 grid gap-4">
            {points.map((point) => (
              <li key={point} className="flex items-baseline gap-4 text-lg">
                <Petal />
                {typeset(point)}
              </li>
            ))}
          </ul>
          {note.title !== '' && (
            <div className="mt-10 max-w-xl border-t border-white/20 pt-7">
              <h3 className="italic-display text-title-sm text-rose">{typeset(note.title)}</h3>
              <RichText html={note.text} className="mt-2" />
            </div>
          )}
        </div>
        <PriceCard formula={formula} />
      </div>
    </section>
  )
}
