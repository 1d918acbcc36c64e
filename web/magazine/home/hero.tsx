import { Link } from 'react-router'
import type { ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import type { PublicHome } from '../../../contracts/site/home.ts'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { useAudience } from '../../layout/site-data.ts'
import { canSeeOffer } from '../../session/audience.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import { formatPrice } from '../../ui/price.tsx'
import { periodText, trialText } from '../offer.ts'
import { RichText } from './rich-text.tsx'
import { StartLink } from './start-link.tsx'

function OfferNote({ formula }: { formula: Formula }) {
  if (!canSeeOffer(useAudience())) return null
  const trial = trialText(formula)
  const offer = { price: formatPrice(formula.amount), period: periodText(formula) }
  return (
    <p className="mt-5 max-w-md text-sm text-ink-soft">
      {trial ? t('home.hero.note', { ...offer, trial }) : t('home.hero.note_plain', offer)}
    </p>
  )
}

/** Cover lines, like on a magazine's cover; a phone shows these articles further down. */
function CoverLines({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <nav aria-label={t('home.hero.cover')} className="border-t border-blush max-sm:hidden">
      <ul className="page grid sm:grid-cols-3 sm:divide-x sm:divide-blush">
        {articles.map((article) => (
          <li
            key={article.uid}
            className="border-b border-blush last:border-0 sm:border-0 sm:px-6 sm:first:pl-0 sm:last:pr-0"
          >
            <Link to={`/article/${article.uid}`} className="group block py-5 no-underline lg:py-7">
              <span className="italic-display block text-base text-ruby">{article.category.name}</span>
              <span className="display mt-1 block text-title-xs decoration-ruby decoration-1 group-hover:underline">
                {typeset(article.title)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The title's last word is set in italics. */
function Title({ children }: { children: string }) {
  const words = children.split(' ')
  const last = words.pop()
  return (
    <h1 className="display text-hero wrap-anywhere">
      {words.length > 0 && `${words.join(' ')} `}
      <em className="italic-display tracking-[-0.02em]">{last}</em>
    </h1>
  )
}

interface HeroProps {
  hero: PublicHome['hero']
  formula: Formula
  articles: readonly ArticleSummary[]
}

export function Hero({ hero: { title, text, image, action }, formula, articles }: HeroProps) {
  return (
    <section className="overflow-hidden rounded-b-sheet bg-rose">
      <div className={classes('page grid items-end gap-x-8', image && 'md:grid-cols-[1.08fr_1fr]')}>
        <div className="min-w-0 self-center pt-12 pb-10 md:py-16 lg:py-24">
          <Title>{typeset(title)}</Title>
          <RichText html={text} className="mt-7 max-w-lg text-lead" />
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <StartLink formula={formula} {...(action === '' ? {} : { label: typeset(action) })} />
            <LinkButton to="/articles" kind="secondary">
              {t('home.hero.read')}
            </LinkButton>
          </div>
          <OfferNote formula={formula} />
        </div>
        {image && (
          <Picture
            image={image}
            sizes={`(min-width: 80rem) 38rem, (min-width: 60rem) 48vw, min(${pageWidth}, 32rem)`}
            priority
            className="mx-auto block w-full max-w-[32rem] bg-transparent md:max-w-none"
          />
        )}
      </div>
      <CoverLines articles={articles} />
    </section>
  )
}
