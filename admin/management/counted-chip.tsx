import Chip from '@mui/material/Chip'
import { useListContext } from 'ra-core'
import { countedText } from './figures/counted-text.ts'
import { managementWords as words } from './words.ts'

/** Which figure the list is limited to, and the way out of it. */
export function CountedChip() {
  const { filterValues, setFilters } = useListContext()
  const { counted, ...rest } = filterValues
  if (typeof counted !== 'string') return null
  return (
    <Chip
      label={words.counted(countedText(counted))}
      onDelete={() => setFilters(rest)}
      slotProps={{ root: { 'aria-description': words.countedHint } }}
    />
  )
}
