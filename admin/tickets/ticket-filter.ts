import type { QueryInputOf } from '../../contracts/call.ts'
import type { listStaffTickets } from '../../contracts/staff-tickets.ts'
import type { SupportType, TicketStatus } from '../../contracts/support.ts'

export const openStatuses: readonly TicketStatus[] = ['new', 'pending', 'waiting']

/** What the list of conversations is narrowed to; it stands in the address. */
export interface TicketFilter {
  whose?: 'mine' | 'unassigned'
  /** whose uid `mine` is */
  me?: string
  state?: 'waiting' | 'open' | 'snoozed' | TicketStatus | 'all'
  type?: SupportType
  tag?: string
  q?: string
}

interface Sort {
  field: string
  order: string
}

const stateFilter = (state: TicketFilter['state'] = 'open') => {
  if (state === 'all') return {}
  if (state === 'snoozed') return { snoozed: 'true' as const }
  if (state === 'waiting') return { waiting: 'true' as const, snoozed: 'false' as const }
  if (state === 'open') return { status: [...openStatuses], snoozed: 'false' as const }
  return { status: [state] }
}

const sorts = ['due', 'waiting', 'modified', 'date'] as const
const sortOf = (field: string) => sorts.find((one) => one === field) ?? 'due'

/** As the API is asked for it. */
export function ticketQuery(
  { whose, me, state, type, tag, q }: TicketFilter,
  sort: Sort | undefined,
  pagination: { page: number; perPage: number } = { page: 1, perPage: 25 },
): Partial<QueryInputOf<typeof listStaffTickets>> {
  const words = q?.trim()
  const label = tag?.trim()
  return {
    page: String(pagination.page),
    perPage: String(pagination.perPage),
    sort: sortOf(sort?.field ?? 'due'),
    order: sort?.order === 'DESC' ? 'desc' : 'asc',
    ...(words ? { q: words } : {}),
    filter: {
      ...stateFilter(state),
      ...(whose === 'mine' && me ? { assignee: me } : {}),
      ...(whose === 'unassigned' ? { unassigned: 'true' as const } : {}),
      ...(type ? { type } : {}),
      ...(label ? { tags: [label] } : {}),
    },
  }
}
