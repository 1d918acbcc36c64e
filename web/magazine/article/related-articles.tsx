import type { ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { ArticleCard } from '../article-card.tsx'

/** Number of related articles: one row on a wide screen. */
export const shownRelated = 3

interface RelatedProps {
  title: string
  articles: readonly ArticleSummary[]
}

function RelatedContent({ title, articles }: RelatedProps) {
  return (
    <>
      <h2 className="display mb-9 text-title">{title}</h2>
      <ul className="grid gap-x-8 gap-y-7 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li key={article.uid} className={index === 2 ? 'sm:max-lg:hidden' : ''}>
            <ArticleCard article={article} heading="h3" rowOnPhones />
          </li>
        ))}
      </ul>
    </>
  )
}

export function RelatedArticles({ title, articles }: RelatedProps) {
  if (articles.length === 0) return null
  return (
    <CachedFragment
      as="section"
      part={RelatedContent}
      given={{ title, articles }}
      className="page section"
      data-screen-only
    />
  )
}
