import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/notifications.ts'
import * as pushCalls from '../../../contracts/accounts/push.ts'
import * as zoneCalls from '../../../contracts/accounts/time-zone.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { getTimeZone, saveTimeZone } from '../own-account/time-zone.ts'
import { pushKeysOf } from '../push/push-key.ts'
import { addDevice, removeDevice } from '../push/subscriptions.ts'
import { getNotifications, saveNotifications } from './choices.ts'

export function routeNotifications(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.getNotifications, async ({ params, db, request }) => ({
    payload: await getNotifications(db, requireViewer(request), params.uid),
  }))
  mount(app, calls.saveNotifications, async ({ params, body, db, request }) => ({
    payload: await saveNotifications(db, requireViewer(request), params.uid, body),
  }))
  mount(app, zoneCalls.getTimeZone, async ({ params, db, request }) => ({
    payload: await getTimeZone(platform, db, requireViewer(request), params.uid),
  }))
  mount(app, zoneCalls.saveTimeZone, async ({ params, body, db, request }) => ({
    payload: await saveTimeZone(db, requireViewer(request), params.uid, body),
  }))
  mount(app, pushCalls.getPushKey, async () => ({ payload: { key: (await pushKeysOf(platform)).publicKey } }))
  mount(app, pushCalls.addPushSubscription, async ({ body, db, request }) => ({
    payload: await addDevice(platform, db, requireViewer(request), body),
  }))
  mount(app, pushCalls.removePushSubscription, ({ params, db, request }) =>
    removeDevice(db, requireViewer(request), params.uid),
  )
}
