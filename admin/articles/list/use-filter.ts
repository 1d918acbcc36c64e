import { useList } from '../../lists/list-provider.tsx'

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

export function useFilter() {
  const { filter, narrow } = useList()
  return { filter: filter as ArticleFilter, change: (part: ArticleFilter) => narrow({ ...part }) }
}
