import type { TicketFilter } from '../ticket-filter.ts'

interface View {
  name: 'all' | 'mine' | 'unassigned' | 'longest' | 'due'
  filter: Pick<TicketFilter, 'whose' | 'state'>
  sort: 'due' | 'waiting'
}

/** What she works through; the first is what the list begins with. */
export const views: readonly View[] = [
  { name: 'all', filter: {}, sort: 'due' },
  { name: 'mine', filter: { whose: 'mine' }, sort: 'due' },
  { name: 'unassigned', filter: { whose: 'unassigned' }, sort: 'due' },
  { name: 'longest', filter: { state: 'waiting' }, sort: 'waiting' },
  { name: 'due', filter: { state: 'waiting' }, sort: 'due' },
]

interface Sort {
  field: string
  order: string
}

/** The view that the list shows; what it is narrowed to beside is no part of one. */
export const viewOf = ({ whose, state = 'open' }: TicketFilter, { field, order }: Sort): View | undefined =>
  views.find(
    ({ filter, sort }) =>
      filter.whose === whose && (filter.state ?? 'open') === state && sort === field && order !== 'DESC',
  )

/** Its address, with what she searches and the area she is in. */
export function viewHref(view: View, { type, tag, q }: TicketFilter): string {
  const filter = { ...view.filter, ...(type && { type }), ...(tag && { tag }), ...(q && { q }) }
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: view.sort, order: 'ASC' })
  return `/tickets?${query}`
}
