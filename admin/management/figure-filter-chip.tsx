import { useListContext } from 'ra-core'
import { FilterChip } from '../lists/filter-chip.tsx'
import { countedText } from './figures/counted-text.ts'
import { managementWords as words } from './words.ts'

/** Names the figure that filters the list, with a button that removes the filter. */
export function FigureFilterChip() {
  const { filterValues, setFilters } = useListContext()
  const { counted, ...rest } = filterValues
  if (typeof counted !== 'string') return null
  return <FilterChip label={words.counted(countedText(counted))} onClear={() => setFilters(rest)} />
}
