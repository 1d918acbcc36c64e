import { useListContext } from 'ra-core'

/** Filter of the list of articles, with the names that the API uses. */
export interface ArticleFilter {
  q?: string
  state?: string
  author?: string
  category?: string
  tag?: string
  review?: string
  /** ISO 8601 */
  from?: string
  to?: string
}

/** Filter of the list; empty values are removed from it. */
export function useFilter() {
  const { filterValues, setFilters } = useListContext()
  const filter: ArticleFilter = filterValues
  return {
    filter,
    change(part: ArticleFilter): void {
      const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '' && value !== undefined)
      setFilters(Object.fromEntries(next))
    },
  }
}
