import { exportUserArchive, getUser } from '../../contracts/accounts/accounts.ts'
import { getNotifications, saveNotifications } from '../../contracts/accounts/notifications.ts'
import { addPushSubscription, getPushKey, removePushSubscription } from '../../contracts/accounts/push.ts'
import { getSiteSettings } from '../../contracts/administration/site-settings.ts'
import { listArticles } from '../../contracts/articles/content.ts'
import type { AnyCall } from '../../contracts/call.ts'
import { staffCalls } from '../../contracts/calls.ts'
import { listTransfers } from '../../contracts/coaching/transfers.ts'
import { getCode } from '../../contracts/subscriptions/reduction-codes.ts'
import { getAttachment, removeAttachment, uploadAttachment } from '../../contracts/support/attachments.ts'
import { followTicket, getTicket, markTicketRead, sendMessage, typeInTicket } from '../../contracts/support/support.ts'

/** API calls that a browser may make with its cookie alone; no other call is relayed. */
export const relayedCalls: readonly AnyCall[] = [
  getTicket,
  sendMessage,
  markTicketRead,
  typeInTicket,
  followTicket,
  uploadAttachment,
  getAttachment,
  removeAttachment,
  listTransfers,
  listArticles,
  getCode,
  exportUserArchive,
  getUser,
  getSiteSettings,
  getPushKey,
  addPushSubscription,
  removePushSubscription,
  getNotifications,
  saveNotifications,
  ...staffCalls,
]

export interface RelayedCall {
  call: AnyCall
  params: Record<string, string>
}

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** Fixed paths first, as in the API's router: `tickets/events` before `tickets/:uid`. */
const routes = relayedCalls
  .map((call) => ({
    call,
    names: namesIn(call.path),
    pattern: new RegExp(`^${call.path.replace(/:\w+/g, '([^/]+)')}$`),
  }))
  .sort((one, other) => one.names.length - other.names.length)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @param path as it was sent, without the relay's base address */
export function relayedCallAt(method: string, path: string): RelayedCall | null {
  const wanted = method === 'HEAD' ? 'GET' : method
  for (const { call, names, pattern } of routes) {
    const values = call.method === wanted ? pattern.exec(path)?.slice(1) : undefined
    if (!values) continue
    const params = Object.fromEntries(names.map((name, index) => [name, decoded(values[index] ?? '')]))
    // An invalid identifier is an unknown address, here as in the API.
    if (!call.params || call.params.safeParse(params).success) return { call, params }
  }
  return null
}
