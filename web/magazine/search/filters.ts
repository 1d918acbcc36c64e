import { slug } from '../../../contracts/forms.ts'

export const filterNames = ['categories', 'authors', 'tags'] as const
/** All query keys of the list's address. */
export const filterKeys = ['q', 'sort', 'pages', ...filterNames.flatMap((name) => [name, `${name}[]`])]
export type FilterName = (typeof filterNames)[number]

/** The list's state, as read from its address. */
export interface Filters extends Record<FilterName, string[]> {
  q: string
  /** a search lists the newest first instead of the best */
  newest: boolean
  /** number of shown pages, ten articles each */
  pages: number
}

const maxPages = 100
const maxSearch = 200

const slugsIn = (search: URLSearchParams, name: FilterName): string[] => {
  const given = [...search.getAll(name), ...search.getAll(`${name}[]`)]
  return [...new Set(given)].filter((value) => slug.safeParse(value).success).slice(0, 100)
}

/** Reads the list's state, and ignores invalid parts of the address. */
export function readFilters(search: URLSearchParams): Filters {
  const pages = Number(search.get('pages') ?? 1)
  return {
    categories: slugsIn(search, 'categories'),
    authors: slugsIn(search, 'authors'),
    tags: slugsIn(search, 'tags'),
    q: [...(search.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim()].slice(0, maxSearch).join(''),
    newest: search.get('sort') === 'date',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1,
  }
}

/** Address for the list's state; the first page has no number. */
export function filtersHref(filters: Filters): string {
  const search = new URLSearchParams()
  if (filters.q) search.set('q', filters.q)
  if (filters.q && filters.newest) search.set('sort', 'date')
  for (const name of filterNames) for (const value of filters[name]) search.append(name, value)
  if (filters.pages > 1) search.set('pages', String(filters.pages))
  const query = search.toString()
  return query ? `/articles?${query}` : '/articles'
}

export const countFilters = (filters: Filters): number =>
  filterNames.reduce((count, name) => count + filters[name].length, 0)

/** The same list without one filter, from its first page. */
export const withoutFilter = (filters: Filters, name: FilterName, value: string): Filters => ({
  ...filters,
  [name]: filters[name].filter((item) => item !== value),
  pages: 1,
})
