import { useQuery } from '@tanstack/react-query'
import { staffWorkingHours } from '../../contracts/support/staff-hours.ts'
import { callApi } from '../../relay/call.ts'
import { usePerson } from '../person.ts'

const freshMilliseconds = 60_000

/** The user's own hours, with the signature name. Cached for a minute, or until the user changes them. */
export function useOwnHours(wanted: boolean) {
  const { uid } = usePerson()
  const { data } = useQuery({
    queryKey: ['working-hours', 'own', uid],
    queryFn: async () => (await callApi(staffWorkingHours.get, { params: { uid } })).payload,
    enabled: wanted,
    staleTime: freshMilliseconds,
  })
  return data
}
