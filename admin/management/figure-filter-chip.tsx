import { FilterChip } from '../lists/filter-chip.tsx'
import { useList } from '../lists/list-provider.tsx'
import { countedText } from './figures/counted-text.ts'
import { managementWords as words } from './words.ts'

export function FigureFilterChip() {
  const { filter, narrow } = useList()
  const { counted } = filter
  if (typeof counted !== 'string') return null
  return <FilterChip label={words.counted(countedText(counted))} onClear={() => narrow({ counted: undefined })} />
}
