import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { DecorativePicture } from '../ui/picture.tsx'
import { CardLink } from './card-link.tsx'
import { Rubric } from './rubric.tsx'

/** A small picture and a title on one line of a list. */
export function RowCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] tight:grid-cols-1 items-center gap-5 py-5 sm:grid-cols-[9.5rem_1fr] lg:py-6">
      <div className="overflow-hidden rounded-field bg-rose-mid tight:w-26">
        <DecorativePicture
          image={article.image}
          sizes="(min-width: 37.5rem) 9.5rem, 6.5rem"
          className="aspect-square w-full object-cover"
        />
      </div>
      <div>
        <Rubric category={article.category} className="text-base!" />
        <h3 className="display text-title-xs">
          <CardLink to={`/article/${article.uid}`}>{typeset(article.title)}</CardLink>
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{t('common.minutes', { count: article.readingTime })}</p>
      </div>
    </article>
  )
}
