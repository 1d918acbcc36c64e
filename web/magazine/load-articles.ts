import { listArticles } from '../../contracts/content.ts'
import type { ArticleSummary } from '../../contracts/content-entities.ts'
import { type Api, streamPageSize } from '../api/index.ts'
import type { Filters } from './filters.ts'

const maxLength = 100

type ArticleFilters = Partial<Pick<Filters, 'categories' | 'authors' | 'tags' | 'q'>>

const chosen = (values: readonly string[] | undefined) => (values && values.length > 0 ? [...values] : undefined)

/** The first `pages` pages of ten in as few calls as the API allows, and whether there are more. */
export async function loadArticles(api: Api, filters: ArticleFilters, pages: number) {
  const { categories, authors, tags, q } = filters
  const query = { categories: chosen(categories), authors: chosen(authors), tags: chosen(tags), q: q || undefined }
  const wanted = pages * streamPageSize
  const articles: ArticleSummary[] = []
  let cursor: string | undefined
  let hasMore = true
  while (hasMore && articles.length < wanted) {
    const length = Math.min(wanted - articles.length, maxLength)
    const { payload, page } = await api.call(listArticles, { query: { ...query, length, cursor } })
    articles.push(...payload)
    hasMore = page.hasNextPage && page.endCursor !== null
    cursor = page.endCursor ?? undefined
  }
  return { articles, hasMore }
}
