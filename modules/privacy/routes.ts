import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/accounts.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { requireViewer } from '../../platform/sessions/index.ts'
import { exportUser } from './export-user.ts'
import { prepareDeletion } from './request-deletion.ts'

export function routePrivacy(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.exportUser, async ({ params, db, request }) => ({
    payload: await exportUser(platform, db, requireViewer(request), params.uid),
  }))
  mount(app, calls.deleteUser, {
    async prepare({ params, body, request, db }) {
      const given = { uid: params.uid, password: body.password, address: request.ip }
      const requestErasure = await prepareDeletion(platform, db, requireViewer(request), given)
      return (db) => requestErasure(db).then(() => undefined)
    },
  })
}
