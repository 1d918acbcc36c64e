import { useQuery } from '@tanstack/react-query'
import { staffWorkingHours, type WorkingHours } from '../../../contracts/support/staff-hours.ts'
import { callApi } from '../../../relay/call.ts'
import { usePerson } from '../../person.ts'

const roles = ['support', 'admin'] as const

/** Other colleagues of the help desk, by name; undefined until loaded. */
export function useColleagues(wanted: boolean): readonly WorkingHours[] | undefined {
  const { uid: me } = usePerson()
  const { data } = useQuery({
    queryKey: ['working-hours', 'help-desk'],
    queryFn: async () => {
      const lists = await Promise.all(
        roles.map((role) =>
          callApi(staffWorkingHours.list, { query: { filter: { role }, sort: 'name', perPage: '100' } }),
        ),
      )
      const people = new Map(lists.flatMap(({ payload }) => payload).map((one) => [one.uid, one]))
      return [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'))
    },
    enabled: wanted,
    staleTime: 0,
  })
  return data?.filter(({ uid }) => uid !== me)
}
