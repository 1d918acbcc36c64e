import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ArticleSummary } from '../../contracts/content-entities.ts'
import { Picture } from '../ui/picture.tsx'
import { Marked } from './marked.tsx'
import { Rubric } from './rubric.tsx'

interface ArticleCardProps {
  article: ArticleSummary
  /** the level that fits the page's outline */
  heading?: 'h2' | 'h3'
  priority?: boolean
}

export const cardSizes = '(min-width: 80rem) 24rem, (min-width: 37.5rem) 45vw, 100vw'

/** The whole card is a link: the title's own, spread over it. */
export function ArticleCard({ article, heading: Heading = 'h2', priority }: ArticleCardProps) {
  const { t } = useTranslation()
  return (
    <article className="group relative flex flex-col">
      <div className="overflow-hidden rounded-card bg-rose-mid">
        {article.image && (
          <Picture
            image={{ ...article.image, alt: '' }}
            sizes={cardSizes}
            priority={priority}
            className="aspect-8/5 w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.035]"
          />
        )}
      </div>
      <div className="pt-4">
        <Rubric category={article.category} />
        <Heading className="display mt-0.5 text-title-sm">
          <Link
            to={`/article/${article.uid}`}
            className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
          >
            <Marked text={article.title} segments={article.highlight?.title} />
          </Link>
        </Heading>
        <p className="mt-2.5 line-clamp-3 text-ink-soft">
          <Marked text={article.excerpt} segments={article.highlight?.text} />
        </p>
        <p className="mt-3 text-sm text-ink-soft">
          {article.author.name} · {t('common.minutes', { count: article.readingTime })}
        </p>
      </div>
    </article>
  )
}
