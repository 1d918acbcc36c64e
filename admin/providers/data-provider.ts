import type { DataProvider, GetListParams, GetManyParams } from 'react-admin'
import { listStaffTickets } from '../../contracts/staff-tickets.ts'
import { callApi } from '../api/call.ts'
import { type TicketFilter, ticketQuery } from '../tickets/ticket-filter.ts'

const unavailable = async (): Promise<never> => {
  throw new Error('the desk does not do that to a ticket')
}

async function listTickets({ pagination, sort, filter, signal }: GetListParams) {
  const query = ticketQuery(filter as TicketFilter, sort, pagination)
  const { payload, page } = await callApi(listStaffTickets, { query, ...(signal ? { signal } : {}) })
  return { data: payload.map((ticket) => ({ ...ticket, id: ticket.uid })), total: page.total, meta: page }
}

async function readTickets(ids: readonly unknown[]) {
  const { payload } = await callApi(listStaffTickets, { query: { filter: { uid: ids.map(String) }, perPage: 100 } })
  return payload.map((ticket) => ({ ...ticket, id: ticket.uid }))
}

/** Tickets, the one resource so far: their words and changes are calls of their own (tickets/). */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (_resource: string, params: GetListParams) => listTickets(params),
  async getOne(_resource: string, { id }: { id: unknown }) {
    const [data] = await readTickets([id])
    if (!data) throw new Error('not found')
    return { data }
  },
  getMany: async (_resource: string, { ids }: GetManyParams) => ({ data: await readTickets(ids) }),
  getManyReference: unavailable,
  create: unavailable,
  update: unavailable,
  updateMany: unavailable,
  delete: unavailable,
  deleteMany: unavailable,
} as unknown as DataProvider
