import type { TicketViewCounts } from '../../../contracts/support/staff-ticket-list.ts'
import type { Sort } from '../../lists/list-parameters.ts'
import { defaultTicketState, type TicketFilter } from '../list/ticket-filter.ts'

export interface View {
  name: 'all' | 'mine' | 'unassigned'
  filter: Pick<TicketFilter, 'whose'>
  count: keyof TicketViewCounts
}

/** Views of the inbox; the list begins with the first. */
export const views: readonly View[] = [
  { name: 'all', filter: {}, count: 'open' },
  { name: 'mine', filter: { whose: 'mine' }, count: 'mine' },
  { name: 'unassigned', filter: { whose: 'unassigned' }, count: 'unassigned' },
]

/** The view that the list shows: type, tag and search do not matter, but state and order do. */
export const viewOf = (filter: TicketFilter, { field, order }: Sort): View | undefined =>
  views.find(
    (view) =>
      view.filter.whose === filter.whose &&
      defaultTicketState({ ...filter, q: '' }) === 'open' &&
      field === 'due' &&
      order !== 'DESC',
  )

/** Address of a view, with the current search and area. */
export function viewHref(view: View, { type, tag, q }: TicketFilter): string {
  // A search covers every state; a view that is chosen during a search shows only open conversations.
  const searched = q && { q, state: 'open' as const }
  const filter = { ...view.filter, ...(type && { type }), ...(tag && { tag }), ...searched }
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: 'due', order: 'ASC' })
  return `/tickets?${query}`
}
