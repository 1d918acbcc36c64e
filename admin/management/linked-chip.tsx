import { useListContext } from 'ra-core'
import { LimitChip } from '../lists/limit-chip.tsx'
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
    <LimitChip
      label={address ? words.counted(String(address)) : words.linked}
      onClear={() => setFilters(Object.fromEntries(entries.filter(([name]) => !names.includes(name))))}
    />
  )
}
