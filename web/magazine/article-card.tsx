import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { classes } from '../ui/classes.ts'
import { deckOf } from '../ui/excerpt.ts'
import { DecorativePicture } from '../ui/picture.tsx'
import { pageWidth } from '../ui/picture-sizes.ts'
import { CardByline } from './card-byline.tsx'
import { CardLink } from './card-link.tsx'
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
        <DecorativePicture
          image={article.image}
          sizes={rowOnPhones ? rowSizes : cardSizes}
          priority={priority}
          className={classes(
            'w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.035]',
            look.shape,
          )}
        />
      </div>
      <div className={look.text}>
        <Rubric category={article.category} />
        <Heading className={classes('display mt-0.5', look.title)}>
          <CardLink to={`/article/${article.uid}`}>
            <HighlightedText text={article.title} segments={article.highlight?.title} />
          </CardLink>
        </Heading>
        <p className={classes('mt-2.5 text-ink-soft', look.excerpt)}>
          <HighlightedText text={deckOf(article.excerpt, excerptLength)} segments={article.highlight?.text} />
        </p>
        <CardByline article={article} className={look.byline} />
      </div>
    </article>
  )
}
