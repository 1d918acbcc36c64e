import type { QueryInputOf } from '../../../contracts/call.ts'
import type { listStaffTickets } from '../../../contracts/support/staff-tickets.ts'
import type { SupportType, TicketStatus } from '../../../contracts/support/support.ts'
import type { Sort } from '../../lists/list-parameters.ts'

const openStatuses: readonly TicketStatus[] = ['new', 'pending', 'waiting']

/** Filter of the list of conversations, stored in the address. */
export interface TicketFilter {
  whose?: 'mine' | 'unassigned'
  /** uid that `mine` refers to */
  me?: string
  state?: 'waiting' | 'inTime' | 'overdue' | 'open' | 'snoozed' | TicketStatus | 'all'
  type?: SupportType
  tag?: string
  q?: string
  /** only what a figure counts: `late@2026-03` */
  counted?: string
  /** only what a figure of the report counts: `unanswered@2026-06-01..2026-06-30` */
  reported?: string
  category?: string
  uncategorised?: boolean
  untagged?: boolean
  /** open discussions that no active coach has */
  withoutCoach?: boolean
}

/** Default state: a figure or a search covers closed tickets too. */
export const defaultTicketState = ({
  state,
  counted,
  reported,
  q,
  withoutCoach,
}: Pick<TicketFilter, 'state' | 'counted' | 'reported' | 'q' | 'withoutCoach'>): NonNullable<TicketFilter['state']> =>
  state ?? (counted || reported || q?.trim() || withoutCoach ? 'all' : 'open')

const stateFilter = (state: NonNullable<TicketFilter['state']>) => {
  if (state === 'all') return {}
  if (state === 'snoozed') return { snoozed: 'true' as const }
  // Includes snoozed tickets: their promised hour passes all the same.
  if (state === 'overdue') return { overdue: 'true' as const }
  if (state === 'inTime') return { waiting: 'true' as const, snoozed: 'false' as const, overdue: 'false' as const }
  if (state === 'waiting') return { waiting: 'true' as const, snoozed: 'false' as const }
  if (state === 'open') return { status: [...openStatuses], snoozed: 'false' as const }
  return { status: [state] }
}

const sorts = ['due', 'waiting', 'modified', 'date'] as const
const sortOf = (field: string) => sorts.find((one) => one === field) ?? 'due'

export function ticketQuery(
  filter: TicketFilter,
  sort: Sort | undefined,
  pagination: { page: number; perPage: number } = { page: 1, perPage: 25 },
): Partial<QueryInputOf<typeof listStaffTickets>> {
  const { whose, me, type, counted, reported, category } = filter
  const words = filter.q?.trim()
  const label = filter.tag?.trim()
  return {
    page: String(pagination.page),
    perPage: String(pagination.perPage),
    sort: sortOf(sort?.field ?? 'due'),
    order: sort?.order === 'DESC' ? 'desc' : 'asc',
    ...(words ? { q: words } : {}),
    filter: {
      ...stateFilter(defaultTicketState(filter)),
      ...(whose === 'mine' && me ? { assignee: me } : {}),
      ...(whose === 'unassigned' ? { unassigned: 'true' as const } : {}),
      ...(type ? { type } : {}),
      ...(counted ? { counted } : {}),
      ...(reported ? { reported } : {}),
      ...(category ? { category } : {}),
      ...(filter.uncategorised ? { uncategorised: 'true' as const } : {}),
      ...(filter.withoutCoach ? { withoutCoach: 'true' as const } : {}),
      ...(filter.untagged ? { untagged: 'true' as const } : {}),
      ...(label ? { tags: [label] } : {}),
    },
  }
}
