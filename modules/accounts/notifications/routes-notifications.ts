import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/notifications.ts'
import * as pushCalls from '../../../contracts/accounts/push.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
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
  mount(app, pushCalls.getPushKey, async () => ({ payload: { key: (await pushKeysOf(platform)).publicKey } }))
  mount(app, pushCalls.addPushSubscription, async ({ body, db, request }) => ({
    payload: await addDevice(platform, db, requireViewer(request), body),
  }))
  mount(app, pushCalls.removePushSubscription, async ({ params, db, request }) => {
    await removeDevice(db, requireViewer(request), params.uid)
    return undefined
  })
}
