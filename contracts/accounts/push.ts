import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, rule, uuid } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'

/** Hosts of the push services of Chromium, Firefox, Safari and Edge; `*.` matches any subdomain. */
const pushHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, username, password, hostname } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return pushHosts.some((host) => (host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

const bytes = (pattern: RegExp) => z.string().regex(pattern, messages.invalid)

/** A browser's `PushSubscription`. */
export const pushSubscription = z.strictObject({
  endpoint: z
    .string()
    .max(2000)
    .check(rule((address) => (isPushService(address) ? undefined : messages.invalid))),
  keys: z.strictObject({
    p256dh: bytes(/^B[A-Za-z0-9_-]{86}=?$/).meta({ description: 'Public key, 65 bytes in base64url' }),
    auth: bytes(/^[A-Za-z0-9_-]{22}(==)?$/).meta({ description: '16 bytes in base64url' }),
  }),
})
export type PushSubscription = z.output<typeof pushSubscription>

export const getPushKey = defineCall({
  id: 'getPushKey',
  method: 'GET',
  path: '/push/key',
  summary: 'The public key that a browser subscribes with (VAPID)',
  access: 'public',
  answer: payload(z.object({ key: z.string() }).meta({ id: 'PushKey' })),
})

export const addPushSubscription = defineCall({
  id: 'addPushSubscription',
  method: 'POST',
  path: '/push/subscriptions',
  summary: 'Tell this device by push until the session ends',
  access: 'session',
  body: pushSubscription,
  status: 201,
  answer: payload(z.object({ uid: uuid })),
})

export const removePushSubscription = defineCall({
  id: 'removePushSubscription',
  method: 'DELETE',
  path: '/push/subscriptions/:uid',
  summary: 'Tell one of one’s own devices no longer',
  access: 'session',
  params: byUuid,
  status: 204,
})

/** Content of a push, without any text of the message. `read`: the notice was already read elsewhere. */
export interface PushPayload {
  title: 'Nouveau message'
  tag: string
  url: string
  /** unread messages of the person */
  badge: number
  read?: true
}
