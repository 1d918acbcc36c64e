import { useOutletContext } from 'react-router'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { pageText } from '../../layout/page-text.ts'
import { ArticleGrid } from '../../magazine/article-grid.tsx'
import type { Collections } from '../../magazine/collections.ts'
import { loadArticles } from '../../magazine/load-articles.ts'
import { ActiveFilters } from '../../magazine/search/active-filters.tsx'
import { FilterPanel } from '../../magazine/search/filter-panel.tsx'
import { countFilters, filterKeys, filtersHref, readFilters } from '../../magazine/search/filters.ts'
import { NoArticles } from '../../magazine/search/no-articles.tsx'
import { ResultCount } from '../../magazine/search/result-count.tsx'
import { SearchForm } from '../../magazine/search/search-form.tsx'
import { SearchNote } from '../../magazine/search/search-note.tsx'
import { SearchOrder } from '../../magazine/search/search-order.tsx'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { ownDescription } from '../../seo/search-text.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import type { Route } from './+types/articles'

export const handle: PageFacts = {
  ...publicPageFacts,
  title: 'titles.articles',
  breadcrumbs: 'hidden',
  cached: { queryKeys: [...filterKeys, 'preview'] },
  framedWith: 'preview',
  returnTo: true,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const filters = readFilters(url.searchParams)
  const [words, found] = await Promise.all([pageText(site, 'articles'), loadArticles(site.api, filters, filters.pages)])
  return { words, filters, ...found }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageDescription({ description: ownDescription(matches, loaderData?.words.lead ?? '') })
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const collections = useOutletContext<Collections>()
  const { words, filters, articles, hasMore, total, replaced } = loaderData
  const filtered = countFilters(filters) > 0 || filters.q !== ''
  return (
    <div className="page pt-8 pb-(--section) lg:pt-14">
      <div className="grid items-end gap-x-16 gap-y-7 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="display text-title-lg">{words.title}</h1>
          {words.lead && <p className="mt-4 max-w-2xl text-lead text-ink-soft">{words.lead}</p>}
        </div>
        <SearchForm filters={filters} />
      </div>
      <div className="mt-9 mb-10 flex flex-wrap items-center gap-x-5 gap-y-3 border-y border-line py-4">
        <FilterPanel key={filtersHref(filters)} filters={filters} collections={collections} />
        <ActiveFilters filters={filters} collections={collections} />
        <ResultCount total={total} search={replaced.length > 0 ? '' : filters.q} />
      </div>
      {filters.q !== '' && articles.length > 1 && <SearchOrder filters={filters} />}
      {articles.length > 0 && <SearchNote replaced={replaced} />}
      {articles.length === 0 ? (
        <NoArticles categories={collections.categories} narrowed={filtered} />
      ) : (
        <ArticleGrid articles={articles} withLead={!filtered} />
      )}
      <LoadMore href={hasMore ? filtersHref({ ...filters, pages: filters.pages + 1 }) : null}>
        {t('articles.load_more')}
      </LoadMore>
    </div>
  )
}
