import { refusalName } from '../../../contracts/administration/refusal-name.ts'
import { FilterChip } from '../../lists/filter-chip.tsx'
import { useList } from '../../lists/list-provider.tsx'
import { managementWords as words } from '../words.ts'

/** Names the refusal that filters the list, with a button that removes the filter. */
export function RefusalChip() {
  const { filter, narrow } = useList()
  const { refusal } = filter
  if (typeof refusal !== 'string') return null
  return (
    <FilterChip label={words.payments.refused(refusalName(refusal))} onClear={() => narrow({ refusal: undefined })} />
  )
}
