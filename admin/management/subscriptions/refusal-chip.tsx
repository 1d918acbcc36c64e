import { useListContext } from 'ra-core'
import { FilterChip } from '../../lists/filter-chip.tsx'
import { refusalName } from '../payments/refusal-name.ts'
import { managementWords as words } from '../words.ts'

/** Names the refusal that filters the list, with a button that removes the filter. */
export function RefusalChip() {
  const { filterValues, setFilters } = useListContext()
  const { refusal, ...rest } = filterValues
  if (typeof refusal !== 'string') return null
  return <FilterChip label={words.payments.refused(refusalName(refusal))} onClear={() => setFilters(rest)} />
}
