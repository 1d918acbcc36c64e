import { useListContext } from 'ra-core'
import { parseReportedTickets } from '../../contracts/support/staff-ticket-report.ts'
import { FilterChip } from '../lists/filter-chip.tsx'
import type { TicketFilter } from '../tickets/list/ticket-filter.ts'
import { ticketReportWords as words } from './words.ts'

/** Names the report figure that filters the list, with a button that removes the filter. */
export function ReportFilterChip() {
  const { filterValues, setFilters } = useListContext()
  const { reported, category, uncategorised, untagged, ...rest } = filterValues as TicketFilter
  const figure = reported === undefined ? undefined : parseReportedTickets(reported)
  if (!figure) return null
  const { tag, ...others } = rest
  const group = [category, uncategorised && words.noCategory, tag, untagged && words.noTag].filter(Boolean)
  return (
    <FilterChip
      label={words.reported(words.parts[figure.part], figure, group.join(', '))}
      onClear={() => setFilters(others)}
    />
  )
}
