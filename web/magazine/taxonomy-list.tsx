import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { ArticleGrid } from './article-grid.tsx'

interface TaxonomyListProps {
  title: string
  empty: string
  articles: readonly ArticleSummary[]
  /** address of the whole list; null if this is all */
  moreHref: string | null
}

/** The articles of an author, a category or a tag, below the page's introduction. */
export function TaxonomyList({ title, empty, articles, moreHref }: TaxonomyListProps) {
  return (
    <section className="page section">
      <h2 className="display mb-9 text-title">{title}</h2>
      {articles.length === 0 ? (
        <p className="text-lg text-ink-soft">{empty}</p>
      ) : (
        <ArticleGrid articles={articles} heading="h3" />
      )}
      {moreHref && (
        <p className="mt-14 text-center">
          <LinkButton to={moreHref} kind="secondary">
            {t('articles.load_more')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
