import { useListContext } from 'ra-core'
import { readReported } from '../../contracts/support/staff-ticket-report.ts'
import { LimitChip } from '../lists/limit-chip.tsx'
import type { TicketFilter } from '../tickets/list/ticket-filter.ts'
import { ticketReportWords as words } from './words.ts'

/** Names the report figure that filters the list, and removes the filter. */
export function ReportedChip() {
  const { filterValues, setFilters } = useListContext()
  const { reported, category, uncategorised, untagged, ...rest } = filterValues as TicketFilter
  const figure = reported === undefined ? undefined : readReported(reported)
  if (!figure) return null
  const { tag, ...others } = rest
  const group = [category, uncategorised && words.noCategory, tag, untagged && words.noTag].filter(Boolean)
  return (
    <LimitChip
      label={words.reported(words.parts[figure.part], figure, group.join(', '))}
      onClear={() => setFilters(others)}
    />
  )
}
