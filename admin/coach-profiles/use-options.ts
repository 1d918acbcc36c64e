import { useQuery } from '@tanstack/react-query'
import { staffAuthors } from '../../contracts/articles/staff-content.ts'
import { staffThemes } from '../../contracts/coaching/coaching-themes.ts'
import { callApi } from '../../relay/call.ts'

/** Themes that a coach may have, in the owner's order. */
export function useThemes() {
  const { data } = useQuery({
    queryKey: ['coaching-themes', 'options'],
    queryFn: async () => (await callApi(staffThemes.list, { query: { perPage: '100' } })).payload,
  })
  return data ?? []
}

/** Authors of the magazine, by name. */
export function useAuthors() {
  const { data } = useQuery({
    queryKey: ['authors', 'options'],
    queryFn: async () => (await callApi(staffAuthors.list, { query: { perPage: '100' } })).payload,
  })
  return data ?? []
}
