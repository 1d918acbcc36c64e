import Chip from '@mui/material/Chip'
import { useListContext } from 'ra-core'
import { managementWords as words } from './words.ts'

interface LinkedChipProps {
  /** filters that only a link of another screen sets */
  names: readonly string[]
}

/** That a link has limited the list, to whom where it says so, and the way out of it. */
export function LinkedChip({ names }: LinkedChipProps) {
  const { filterValues, setFilters } = useListContext()
  const entries = Object.entries(filterValues)
  const linked = entries.filter(([name]) => names.includes(name))
  if (linked.length === 0) return null
  const address = linked.find(([, value]) => typeof value === 'string' && value.includes('@'))?.[1]
  return (
    <Chip
      label={address ? words.counted(String(address)) : words.linked}
      onDelete={() => setFilters(Object.fromEntries(entries.filter(([name]) => !names.includes(name))))}
      slotProps={{ root: { 'aria-description': words.countedHint } }}
      sx={{ maxWidth: '100%' }}
    />
  )
}
