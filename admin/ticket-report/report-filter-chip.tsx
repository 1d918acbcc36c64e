import { parseReportedTickets } from '../../contracts/support/staff-ticket-report.ts'
import { FilterChip } from '../lists/filter-chip.tsx'
import { useList } from '../lists/list-provider.tsx'
import type { TicketFilter } from '../tickets/list/ticket-filter.ts'
import { ticketReportWords as words } from './words.ts'

export function ReportFilterChip() {
  const { filter, narrow } = useList()
  const { reported, category, uncategorised, tag, untagged } = filter as TicketFilter
  const figure = reported === undefined ? undefined : parseReportedTickets(reported)
  if (!figure) return null
  const group = [category, uncategorised && words.noCategory, tag, untagged && words.noTag].filter(Boolean)
  return (
    <FilterChip
      label={words.reported(words.parts[figure.part], figure, group.join(', '))}
      onClear={() => narrow({ reported: '', category: '', uncategorised: '', tag: '', untagged: '' })}
    />
  )
}
