import { useListContext } from 'ra-core'
import { LimitChip } from '../lists/limit-chip.tsx'
import { countedText } from './figures/counted-text.ts'
import { managementWords as words } from './words.ts'

/** Names the figure that filters the list, and removes the filter. */
export function CountedChip() {
  const { filterValues, setFilters } = useListContext()
  const { counted, ...rest } = filterValues
  if (typeof counted !== 'string') return null
  return <LimitChip label={words.counted(countedText(counted))} onClear={() => setFilters(rest)} />
}
