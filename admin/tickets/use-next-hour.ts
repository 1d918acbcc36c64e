import { useQuery } from '@tanstack/react-query'
import { staffWorkingHours } from '../../contracts/staff-hours.ts'
import { callApi } from '../../relay/call.ts'
import { usePerson } from '../person.ts'

/** The beginning of her next working hours, while she is out of them: an answer written at night may wait for it. */
export function useNextHour(wanted: boolean): Date | undefined {
  const { uid } = usePerson()
  const { data } = useQuery({
    queryKey: ['working-hours', 'next', uid],
    queryFn: async () => (await callApi(staffWorkingHours.get, { params: { uid } })).payload.nextDateTime,
    enabled: wanted,
    staleTime: 0,
  })
  const next = data ? new Date(data) : undefined
  return next && next > new Date() ? next : undefined
}
