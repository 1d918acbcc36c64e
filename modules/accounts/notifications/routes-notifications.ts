import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/notifications.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { getNotifications, saveNotifications } from './choices.ts'

export function routeNotifications(app: FastifyInstance, _platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.getNotifications, async ({ params, db, request }) => ({
    payload: await getNotifications(db, requireViewer(request), params.uid),
  }))
  mount(app, calls.saveNotifications, async ({ params, body, db, request }) => ({
    payload: await saveNotifications(db, requireViewer(request), params.uid, body),
  }))
}
