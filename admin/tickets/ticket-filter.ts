import type { QueryInputOf } from '../../contracts/call.ts'
import type { listStaffTickets } from '../../contracts/staff-tickets.ts'
import type { SupportType, TicketStatus } from '../../contracts/support.ts'

export const openStatuses: readonly TicketStatus[] = ['new', 'pending', 'waiting']

/** What the list of conversations is narrowed to; it stands in the address. */
export interface TicketFilter {
  whose?: 'mine' | 'unassigned'
  /** whose uid `mine` is */
  me?: string
  state?: 'waiting' | 'overdue' | 'open' | 'snoozed' | TicketStatus | 'all'
  type?: SupportType
  tag?: string
  q?: string
  /** only what a figure counts: `late@2026-03` */
  counted?: string
}

interface Sort {
  field: string
  order: string
}

/** A figure counts also what is closed. */
export const stateOf = ({
  state,
  counted,
}: Pick<TicketFilter, 'state' | 'counted'>): NonNullable<TicketFilter['state']> => state ?? (counted ? 'all' : 'open')

const stateFilter = (state: NonNullable<TicketFilter['state']>) => {
  if (state === 'all') return {}
  if (state === 'snoozed') return { snoozed: 'true' as const }
  // Also what is set aside: its promised hour passes all the same.
  if (state === 'overdue') return { overdue: 'true' as const }
  if (state === 'waiting') return { waiting: 'true' as const, snoozed: 'false' as const }
  if (state === 'open') return { status: [...openStatuses], snoozed: 'false' as const }
  return { status: [state] }
}

const sorts = ['due', 'waiting', 'modified', 'date'] as const
const sortOf = (field: string) => sorts.find((one) => one === field) ?? 'due'

/** As the API is asked for it. */
export function ticketQuery(
  { whose, me, counted, state = stateOf({ counted }), type, tag, q }: TicketFilter,
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
      ...(counted ? { counted } : {}),
      ...(label ? { tags: [label] } : {}),
    },
  }
}
