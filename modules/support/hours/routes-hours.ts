import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/staff-hours.ts'
import { type Mount, requireRole } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { changeHours } from './change-hours.ts'
import { listAllHours, readHours } from './read-hours.ts'

export function registerHours(app: FastifyInstance, platform: Platform, mount: Mount): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      requireRole(request, 'coach', 'support', 'admin')
    })
    const agent = (request: Parameters<typeof requireRole>[0]) => requireRole(request, 'coach', 'support', 'admin')
    mount(scope, calls.listWorkingHours, ({ query, db }) => listAllHours(platform, db, query))
    mount(scope, calls.getWorkingHours, async ({ params, db }) => ({
      payload: await readHours(platform, db, params.uid),
    }))
    mount(scope, calls.replaceWorkingHours, async ({ request, params, body, db }) => ({
      payload: await changeHours(platform, db, agent(request), params.uid, body),
    }))
    mount(scope, calls.changeWorkingHours, async ({ request, params, body, db }) => ({
      payload: await changeHours(platform, db, agent(request), params.uid, body),
    }))
  })
}
