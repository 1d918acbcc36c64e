import { useListContext } from 'ra-core'
import { LimitChip } from '../lists/limit-chip.tsx'
import { managementWords as words } from './words.ts'

interface LinkedChipProps {
  /** filters that only a link from another screen sets */
  names: readonly string[]
}

/** Says that a link has filtered the list, and to which address if it names one. A button removes the filter. */
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
