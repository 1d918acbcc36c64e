import { Link } from 'react-router'
import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { classes } from '../ui/classes.ts'
import { deckOf } from '../ui/excerpt.ts'
import { Picture } from '../ui/picture.tsx'
import { pageWidth } from '../ui/picture-sizes.ts'
import { Rubric } from './rubric.tsx'
import { HighlightedText } from './search/highlighted-text.tsx'

interface ArticleCardProps {
  article: ArticleSummary
  /** the level that fits the page's outline */
  heading?: 'h2' | 'h3'
  priority?: boolean
  /** true: on phones a row with a small picture, for a short list at the foot of a page */
  rowOnPhones?: boolean
}

/** About three lines. */
const excerptLength = 140

export const cardSizes = `(min-width: 80rem) 24rem, (min-width: 37.5rem) 45vw, ${pageWidth}`
const rowSizes = '(min-width: 80rem) 24rem, (min-width: 37.5rem) 45vw, 6.5rem'

const columns = {
  card: {
    article: 'flex flex-col',
    picture: 'rounded-card',
    shape: 'aspect-8/5',
    text: 'pt-4',
    title: 'text-title-sm',
    excerpt: '',
    byline: 'mt-3',
  },
  row: {
    article: 'grid grid-cols-[6.5rem_1fr] tight:grid-cols-1 items-center gap-x-5 sm:flex sm:flex-col sm:items-stretch',
    picture: 'rounded-field tight:w-26 sm:rounded-card',
    shape: 'aspect-square sm:aspect-8/5',
    text: 'sm:pt-4',
    title: 'text-title-xs sm:text-title-sm',
    excerpt: 'max-sm:hidden',
    byline: 'mt-1 sm:mt-3',
  },
} as const

/** The whole card is a link: the title's own, spread over it. */
export function ArticleCard({ article, heading: Heading = 'h2', priority, rowOnPhones = false }: ArticleCardProps) {
  const look = columns[rowOnPhones ? 'row' : 'card']
  return (
    <article className={classes('group relative', look.article)}>
      <div className={classes('overflow-hidden bg-rose-mid', look.picture)}>
        {article.image && (
          <Picture
            image={{ ...article.image, alt: '' }}
            sizes={rowOnPhones ? rowSizes : cardSizes}
            priority={priority}
            className={classes(
              'w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.035]',
              look.shape,
            )}
          />
        )}
      </div>
      <div className={look.text}>
        <Rubric category={article.category} />
        <Heading className={classes('display mt-0.5', look.title)}>
          <Link
            to={`/article/${article.uid}`}
            className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
          >
            <HighlightedText text={article.title} segments={article.highlight?.title} />
          </Link>
        </Heading>
        <p className={classes('mt-2.5 text-ink-soft', look.excerpt)}>
          <HighlightedText text={deckOf(article.excerpt, excerptLength)} segments={article.highlight?.text} />
        </p>
        <p className={classes('dotted flex flex-wrap gap-x-4 overflow-hidden text-sm text-ink-soft', look.byline)}>
          <span>{article.author.name}</span> <span>{t('common.minutes', { count: article.readingTime })}</span>
        </p>
      </div>
    </article>
  )
}
