import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { ArticleCard } from './article-card.tsx'
import { LeadCard } from './lead-card.tsx'

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  /** the first article is large, over the whole width */
  withLead?: boolean
  heading?: 'h2' | 'h3'
}

/** The first row is above the fold on a large screen: its pictures are not lazy. */
const eagerCards = 3

export function ArticleGrid({ articles, withLead = false, heading }: ArticleGridProps) {
  return (
    <ul data-list className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) =>
        withLead && index === 0 ? (
          <li key={article.uid} className="sm:col-span-2 lg:col-span-3">
            <LeadCard article={article} priority />
          </li>
        ) : (
          <li key={article.uid}>
            <ArticleCard article={article} heading={heading} priority={!withLead && index < eagerCards} />
          </li>
        ),
      )}
    </ul>
  )
}
