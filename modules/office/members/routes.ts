import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/staff-members.ts'
import { type Mount, requireViewer } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { routesFor } from '../routes-scope.ts'
import { endVip, grantVip, restoreMember, suspendMember } from './change-members.ts'
import { listMembers, readMember } from './read-members.ts'

const changes = [
  [calls.suspendMember, suspendMember],
  [calls.restoreMember, restoreMember],
  [calls.grantVip, grantVip],
  [calls.endVip, endVip],
] as const

export async function routeMembers(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await routesFor(app, 'readMembers', (scope) => {
    mount(scope, calls.listStaffMembers, ({ db, query, request }) => listMembers(db, requireViewer(request), query))
    mount(scope, calls.getStaffMember, async ({ db, params, request }) => ({
      payload: await readMember(db, requireViewer(request), params.uid),
    }))
  })
  await routesFor(app, 'changeMembers', (scope) => {
    for (const [call, change] of changes) {
      mount(scope, call, async ({ db, params, body, request }) => ({
        payload: await change(platform, db, {
          viewer: requireViewer(request),
          uid: params.uid,
          reason: body?.reason,
        }),
      }))
    }
  })
}
