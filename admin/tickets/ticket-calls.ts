import type { StaffMessage, StaffTicketChange } from '../../contracts/staff-tickets.ts'
import * as calls from '../../contracts/staff-tickets.ts'
import type { OutboxItem, SendResult } from '../../conversation/outbox.ts'
import { CallError, callApi } from '../api/call.ts'

const pageLength = 30
const temporary = new Set([0, 408, 425, 429])

export interface LoadedThread {
  ticket: calls.StaffTicketWithMessages
  older: string | null
}

/** The newest messages, or those before a cursor. @throws CallError; 403 about `reason` where the discussion is another's */
export async function readThread(
  uid: string,
  { reason, cursor, signal }: { reason?: string | undefined; cursor?: string; signal?: AbortSignal },
): Promise<LoadedThread> {
  const { payload, page } = await callApi(calls.getStaffTicket, {
    params: { uid },
    query: { length: String(pageLength), ...(reason ? { reason } : {}), ...(cursor ? { cursor } : {}) },
    ...(signal ? { signal } : {}),
  })
  return { ticket: payload, older: page.hasNextPage ? page.endCursor : null }
}

/** However often it is sent, its key lets it be written once. */
export async function sendMessage(uid: string, item: OutboxItem): Promise<SendResult<StaffMessage>> {
  try {
    const { payload } = await callApi(calls.sendStaffMessage, {
      params: { uid },
      body: {
        message: item.content,
        attachments: item.attachments.map((attachment) => attachment.uid),
        internal: item.internal === true,
      },
      idempotencyKey: item.key,
    })
    return { outcome: 'sent', message: payload }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 401) return { outcome: 'signedOut' }
    if (temporary.has(error.status) || error.status >= 500) return { outcome: 'later' }
    return { outcome: 'refused', sentence: error.message }
  }
}

export async function changeTicket(uid: string, change: StaffTicketChange): Promise<calls.StaffTicket> {
  return (await callApi(calls.changeStaffTicket, { params: { uid }, body: change })).payload
}

/** Signs are not missed where they do not arrive. */
const unheard = () => undefined

export const notifyTyping = (uid: string) => callApi(calls.typeInStaffTicket, { params: { uid } }).catch(unheard)

export const notifyPresence = (uid: string, state: 'reading' | 'writing' | 'left') =>
  callApi(calls.notifyPresence, { params: { uid }, body: { state } })
    .then(({ payload }) => payload)
    .catch(unheard)

export const markRead = (uid: string) => callApi(calls.readStaffTicket, { params: { uid } })
