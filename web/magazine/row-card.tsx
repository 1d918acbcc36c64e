import { Link } from 'react-router'
import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { Picture } from '../ui/picture.tsx'
import { Rubric } from './rubric.tsx'

/** A small picture and a title on one line of a list. */
export function RowCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] tight:grid-cols-1 items-center gap-5 py-5 sm:grid-cols-[9.5rem_1fr] lg:py-6">
      <div className="overflow-hidden rounded-field bg-rose-mid tight:w-26">
        {article.image && (
          <Picture
            image={{ ...article.image, alt: '' }}
            sizes="(min-width: 37.5rem) 9.5rem, 6.5rem"
            className="aspect-square w-full object-cover"
          />
        )}
      </div>
      <div>
        <Rubric category={article.category} className="text-base!" />
        <h3 className="display text-title-xs">
          <Link
            to={`/article/${article.uid}`}
            className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
          >
            {typeset(article.title)}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{t('common.minutes', { count: article.readingTime })}</p>
      </div>
    </article>
  )
}
