import type { Message, SupportType } from '../../../contracts/support/support.ts'
import { ticketEventsPath } from '../../../contracts/support/ticket-paths.ts'
import type { Transport } from '../../../conversation/transport.ts'
import { openEvents } from '../../../relay/open-events.ts'
import { loadCalls } from './load-calls.ts'

/** Transport for the person who opened the conversation. */
export function siteTransport(type: SupportType, uid: string): Transport<Message> {
  const params = { type, uid }
  return {
    schema: { safeParse: async (value) => (await loadCalls()).message.safeParse(value) },
    read: async (cursor) => (await loadCalls()).read(params, cursor),
    send: async (item) => (await loadCalls()).send(params, item),
    upload: async (upload) => (await loadCalls()).upload(params, upload),
    removeUpload: async (attachment) => (await loadCalls()).removeUpload(params, attachment),
    markRead: async () => (await loadCalls()).markRead(params),
    notifyTyping: async () => (await loadCalls()).notifyTyping(params),
    openEvents: (after) => openEvents({ path: ticketEventsPath }, params, { after }),
  }
}
