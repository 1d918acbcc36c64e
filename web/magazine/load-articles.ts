import { listArticles, type ReplacedWord } from '../../contracts/articles/content.ts'
import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { type Api, streamPageSize } from '../api/index.ts'
import type { Filters } from './search/filters.ts'

const maxLength = 100

type ArticleFilters = Partial<Pick<Filters, 'categories' | 'authors' | 'tags' | 'q' | 'newest'>>

const chosen = (values: readonly string[] | undefined) => (values && values.length > 0 ? [...values] : undefined)

/** Number of found articles, counted up to a thousand. */
export interface Total {
  count: number
  isExact: boolean
}

const bestFirst = { relevance: 'desc' } as const

const newestFirst = { date: 'desc' } as const

function toQuery({ categories, authors, tags, q, newest }: ArticleFilters) {
  const filters = { categories: chosen(categories), authors: chosen(authors), tags: chosen(tags) }
  return q ? { ...filters, q, order: newest ? newestFirst : bestFirst } : filters
}

/** Loads the first `pages` pages, ten articles each, in as few calls as the API allows. Tells whether there are more. */
export async function loadArticles(api: Api, filters: ArticleFilters, pages: number) {
  const query = toQuery(filters)
  const wanted = pages * streamPageSize
  const articles: ArticleSummary[] = []
  let cursor: string | undefined
  let hasMore = true
  let total: Total = { count: 0, isExact: true }
  let replaced: ReplacedWord[] = []
  while (hasMore && articles.length < wanted) {
    const length = Math.min(wanted - articles.length, maxLength)
    const counted = cursor === undefined ? ({ total: '1' } as const) : {}
    const { payload, page } = await api.call(listArticles, { query: { ...query, ...counted, length, cursor } })
    articles.push(...payload)
    if (cursor === undefined) replaced = page.replaced ?? []
    if (page.total !== undefined) total = { count: page.total, isExact: page.totalIsExact !== false }
    hasMore = page.hasNextPage && page.endCursor !== null
    cursor = page.endCursor ?? undefined
  }
  return { articles, hasMore, total, replaced }
}
