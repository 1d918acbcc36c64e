import { staffWorkingHours } from '../../contracts/support/staff-hours.ts'
import { useRecordList } from '../records/use-records.ts'
import type { Option } from './choice-input.tsx'

/** All coaches, sorted by name. */
export function useCoaches(): Option[] {
  const { data } = useRecordList(staffWorkingHours, {
    filter: { role: 'coach' },
    perPage: '100',
    sort: 'name',
    order: 'asc',
  })
  return (data?.payload ?? []).map(({ uid, name }) => ({ value: uid, text: name }))
}
