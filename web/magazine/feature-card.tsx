import { Link } from 'react-router'
import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { Picture } from '../ui/picture.tsx'
import { pageWidth } from '../ui/picture-sizes.ts'
import { Rubric } from './rubric.tsx'

/** A large picture with its text beneath. */
export function FeatureCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-sheet bg-rose-mid">
        {article.image && (
          <Picture
            image={{ ...article.image, alt: '' }}
            sizes={`(min-width: 80rem) 44rem, ${pageWidth}`}
            className="aspect-16/11 w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.025]"
          />
        )}
      </div>
      <div className="pt-5">
        <Rubric category={article.category} />
        <h3 className="display mt-1 text-title">
          <Link
            to={`/article/${article.uid}`}
            className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
          >
            {typeset(article.title)}
          </Link>
        </h3>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{typeset(article.excerpt)}</p>
        <p className="dotted flex flex-wrap gap-x-4 overflow-hidden mt-3 text-sm text-ink-soft">
          <span>{article.author.name}</span> <span>{t('common.minutes', { count: article.readingTime })}</span>
        </p>
      </div>
    </article>
  )
}
