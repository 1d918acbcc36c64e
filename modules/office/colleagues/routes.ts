import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/staff-system.ts'
import { type Mount, requireViewer } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { routesFor } from '../routes-scope.ts'
import { changeColleague } from './change-colleague.ts'
import { inviteColleague } from './invite-colleague.ts'
import { listColleagues, readColleague } from './read-colleagues.ts'
import { removeColleague } from './remove-colleague.ts'

export function routeColleagues(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  return routesFor(app, 'colleagues', (scope) => {
    mount(scope, calls.listColleagues, ({ db, query, request }) => listColleagues(db, requireViewer(request), query))
    mount(scope, calls.getColleague, async ({ db, params, request }) => ({
      payload: await readColleague(db, requireViewer(request), params.uid),
    }))
    mount(scope, calls.createColleague, async ({ db, body, request }) => ({
      payload: await inviteColleague(platform, db, requireViewer(request), body),
    }))
    mount(scope, calls.replaceColleague, async ({ db, params, body: { version, ...changes }, request }) => ({
      payload: await changeColleague(platform, db, requireViewer(request), params.uid, version, changes),
    }))
    mount(scope, calls.changeColleague, async ({ db, params, body: { version, ...changes }, request }) => ({
      payload: await changeColleague(platform, db, requireViewer(request), params.uid, version, changes),
    }))
    mount(scope, calls.deleteColleague, async ({ db, params, query, request }) => {
      await removeColleague(platform, db, requireViewer(request), params.uid, query.version)
      return undefined
    })
  })
}
