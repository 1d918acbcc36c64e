import type { StaffTicketChange } from '../../contracts/support/staff-tickets.ts'
import * as calls from '../../contracts/support/staff-tickets.ts'
import { callApi } from '../../relay/call.ts'

const pageLength = 30

export interface LoadedThread {
  ticket: calls.StaffTicketWithMessages
  older: string | null
  /** number of unread messages of the person */
  unread: number
}

/** Loads the newest messages, or those before a cursor. @throws CallError 403 about `reason` for a colleague's discussion */
export async function readThread(
  uid: string,
  { reason, cursor, signal }: { reason?: string | undefined; cursor?: string | undefined; signal?: AbortSignal },
): Promise<LoadedThread> {
  const { payload, page } = await callApi(calls.getStaffTicket, {
    params: { uid },
    query: { length: String(pageLength), ...(reason ? { reason } : {}), ...(cursor ? { cursor } : {}) },
    ...(signal ? { signal } : {}),
  })
  return { ticket: payload, older: page.hasNextPage ? page.endCursor : null, unread: payload.unread }
}

export async function changeTicket(uid: string, change: StaffTicketChange): Promise<calls.StaffTicket> {
  return (await callApi(calls.changeStaffTicket, { params: { uid }, body: change })).payload
}

/** A lost presence signal does not matter. */
export const notifyPresence = (uid: string, state: 'reading' | 'left') =>
  callApi(calls.notifyPresence, { params: { uid }, body: { state } })
    .then(({ payload }) => payload)
    .catch(() => undefined)
