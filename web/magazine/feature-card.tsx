import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { typeset } from '../i18n/typography.ts'
import { DecorativePicture } from '../ui/picture.tsx'
import { pageWidth } from '../ui/picture-sizes.ts'
import { CardByline } from './card-byline.tsx'
import { CardLink } from './card-link.tsx'
import { Rubric } from './rubric.tsx'

/** A large picture with its text beneath. */
export function FeatureCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-sheet bg-rose-mid">
        <DecorativePicture
          image={article.image}
          sizes={`(min-width: 80rem) 44rem, ${pageWidth}`}
          className="aspect-16/11 w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.025]"
        />
      </div>
      <div className="pt-5">
        <Rubric category={article.category} />
        <h3 className="display mt-1 text-title">
          <CardLink to={`/article/${article.uid}`}>{typeset(article.title)}</CardLink>
        </h3>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{typeset(article.excerpt)}</p>
        <CardByline article={article} className="mt-3" />
      </div>
    </article>
  )
}
