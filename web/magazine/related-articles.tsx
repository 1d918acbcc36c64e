import type { ArticleSummary } from '../../contracts/content-entities.ts'
import { ArticleCard } from './article-card.tsx'

/** Best first: the next to read, and two more beside it. */
const shown = 3

export function RelatedArticles({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section className="page section" data-screen-only>
      <h2 className="display mb-9 text-title">{title}</h2>
      <ul className="grid gap-x-8 gap-y-7 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.slice(0, shown).map((article, index) => (
          <li key={article.uid} className={index === 2 ? 'sm:max-lg:hidden' : ''}>
            <ArticleCard article={article} heading="h3" rowOnPhones />
          </li>
        ))}
      </ul>
    </section>
  )
}
