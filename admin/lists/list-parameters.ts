import { z } from 'zod'

/** `q` is the search; all others are filters of the API, unless the list translates them. */
export type Filter = Readonly<Record<string, unknown>>

export interface Sort {
  field: string
  order: 'ASC' | 'DESC'
}

/** Choice of the rows that a list shows. The address contains it, so links and the back button lead to the same rows. */
export interface ListParameters {
  filter: Filter
  sort: Sort
  page: number
  perPage: number
}

const names = ['filter', 'sort', 'order', 'page', 'perPage']
const filterSchema = z.record(z.string(), z.unknown())

function readFilter(text: string | null): Filter {
  try {
    return filterSchema.parse(JSON.parse(text ?? '{}'))
  } catch {
    // A mistyped address shows the whole list.
    return {}
  }
}

const readNumber = (text: string | null, most: number): number | undefined =>
  z.coerce.number().int().min(1).max(most).safeParse(text).data

const readOrder = (text: string | null): Sort['order'] | undefined =>
  text === 'ASC' || text === 'DESC' ? text : undefined

/** The parameters in a query string; undefined if it has none. */
export function readParameters(search: string, defaults: ListParameters): ListParameters | undefined {
  const query = new URLSearchParams(search)
  if (!names.some((name) => query.has(name))) return undefined
  return {
    filter: readFilter(query.get('filter')),
    sort: {
      field: query.get('sort') ?? defaults.sort.field,
      order: readOrder(query.get('order')) ?? defaults.sort.order,
    },
    page: readNumber(query.get('page'), 1_000_000) ?? 1,
    perPage: readNumber(query.get('perPage'), 100) ?? defaults.perPage,
  }
}

/** The query string that `readParameters` reads. */
export function writeParameters({ filter, sort, page, perPage }: ListParameters): string {
  const { field, order } = sort
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: field,
    order,
    page: String(page),
    perPage: String(perPage),
  }).toString()
}

export function listQuery({ filter: { q, ...filter }, sort, page, perPage }: ListParameters) {
  return {
    page: String(page),
    perPage: String(perPage),
    sort: sort.field,
    order: sort.order === 'DESC' ? 'desc' : 'asc',
    ...(q ? { q: String(q) } : {}),
    filter,
  }
}
