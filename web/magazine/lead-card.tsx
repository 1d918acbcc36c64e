import { Link } from 'react-router'
import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { Picture } from '../ui/picture.tsx'
import { pageWidth } from '../ui/picture-sizes.ts'
import { Rubric } from './rubric.tsx'

/** The first article of a list: image and words side by side. */
export function LeadCard({ article, priority }: { article: ArticleSummary; priority?: boolean }) {
  return (
    <article className="group relative grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-12">
      <div className="overflow-hidden rounded-sheet bg-rose-mid">
        {article.image && (
          <Picture
            image={{ ...article.image, alt: '' }}
            sizes={`(min-width: 80rem) 42rem, (min-width: 60rem) 54vw, ${pageWidth}`}
            priority={priority}
            className="aspect-8/5 w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.025]"
          />
        )}
      </div>
      <div>
        <Rubric category={article.category} />
        <h2 className="display mt-1 text-title">
          <Link
            to={`/article/${article.uid}`}
            className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
          >
            {typeset(article.title)}
          </Link>
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{typeset(article.excerpt)}</p>
        <p className="dotted flex flex-wrap gap-x-4 overflow-hidden mt-5 text-sm text-ink-soft">
          <span>{article.author.name}</span> <span>{t('common.minutes', { count: article.readingTime })}</span>
        </p>
      </div>
    </article>
  )
}
