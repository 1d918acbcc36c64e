import { useGetList } from 'ra-core'

export interface Choice {
  uid: string
  name: string
}

/** Maximum number of records that the API lists at once. A magazine has dozens of authors, categories and tags. */
const most = 100

/** All authors, categories, tags or formulas, in alphabetical order. */
export function useChoices(resource: 'authors' | 'categories' | 'tags' | 'formulas'): readonly Choice[] {
  const { data = [] } = useGetList<Choice & { id: string }>(resource, {
    pagination: { page: 1, perPage: most },
    sort: { field: 'name', order: 'ASC' },
  })
  return data
}
