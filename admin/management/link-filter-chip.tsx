import { FilterChip } from '../lists/filter-chip.tsx'
import { useList } from '../lists/list-provider.tsx'
import { managementWords as words } from './words.ts'

interface LinkedChipProps {
  /** filters that only a link from another screen sets */
  names: readonly string[]
}

/** Shows that a link filtered the list, and by which e-mail address, if any. A button removes the filter. */
export function LinkFilterChip({ names }: LinkedChipProps) {
  const { filter, narrow } = useList()
  const linked = Object.entries(filter).filter(([name]) => names.includes(name))
  if (linked.length === 0) return null
  const address = linked.find(([, value]) => typeof value === 'string' && value.includes('@'))?.[1]
  return (
    <FilterChip
      label={address ? words.counted(String(address)) : words.linked}
      onClear={() => narrow(Object.fromEntries(names.map((name) => [name, undefined])))}
    />
  )
}
