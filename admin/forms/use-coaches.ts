import { useGetList } from 'ra-core'
import type { WorkingHours } from '../../contracts/support/staff-hours.ts'
import type { Option } from './choice-input.tsx'

/** All coaches, sorted by name. */
export function useCoaches(): Option[] {
  const { data = [] } = useGetList<WorkingHours & { id: string }>('working-hours', {
    filter: { role: 'coach' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  return data.map(({ uid, name }) => ({ value: uid, text: name }))
}
