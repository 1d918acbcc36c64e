import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/accounts.ts'
import { type Mount, requireViewer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { exportUser } from './export-user.ts'
import { requestDeletion } from './request-deletion.ts'

export function routePrivacy(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.exportUser, async ({ params, db, request }) => ({
    payload: await exportUser(platform, db, requireViewer(request), params.uid),
  }))
  mount(app, calls.deleteUser, async ({ params, body, request }) => {
    const { password } = body
    await requestDeletion(platform, requireViewer(request), { uid: params.uid, password, address: request.ip })
    return undefined
  })
}
