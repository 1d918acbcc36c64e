import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { typeset } from '../i18n/typography.ts'
import { DecorativePicture } from '../ui/picture.tsx'
import { pageWidth } from '../ui/picture-sizes.ts'
import { CardByline } from './card-byline.tsx'
import { CardLink } from './card-link.tsx'
import { Rubric } from './rubric.tsx'

/** The first article of a list: image and words side by side. */
export function LeadCard({ article, priority }: { article: ArticleSummary; priority?: boolean }) {
  return (
    <article className="group relative grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-12">
      <div className="overflow-hidden rounded-sheet bg-rose-mid">
        <DecorativePicture
          image={article.image}
          sizes={`(min-width: 80rem) 42rem, (min-width: 60rem) 54vw, ${pageWidth}`}
          priority={priority}
          className="aspect-8/5 w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-[1.025]"
        />
      </div>
      <div>
        <Rubric category={article.category} />
        <h2 className="display mt-1 text-title">
          <CardLink to={`/article/${article.uid}`}>{typeset(article.title)}</CardLink>
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{typeset(article.excerpt)}</p>
        <CardByline article={article} className="mt-5" />
      </div>
    </article>
  )
}
