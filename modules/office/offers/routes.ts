import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/staff-offers.ts'
import { type Mount, requireViewer } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { routesFor } from '../routes-scope.ts'
import { addFormula, changeFormula, listFormulas, readFormula, removeFormula } from './formulas.ts'
import {
  addTrafficToken,
  changeTrafficToken,
  listTrafficTokens,
  readTrafficToken,
  removeTrafficToken,
} from './traffic-tokens.ts'

function mountFormulas(scope: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(scope, calls.listStaffFormulas, ({ db, query, request }) => listFormulas(db, requireViewer(request), query))
  mount(scope, calls.getStaffFormula, async ({ db, params, request }) => ({
    payload: await readFormula(db, requireViewer(request), params.uid),
  }))
  mount(scope, calls.createStaffFormula, async ({ db, body, request }) => ({
    payload: await addFormula(platform, db, requireViewer(request), body),
  }))
  mount(scope, calls.replaceStaffFormula, async ({ db, params, body, request }) => ({
    payload: await changeFormula(platform, db, requireViewer(request), params.uid, body),
  }))
  mount(scope, calls.changeStaffFormula, async ({ db, params, body, request }) => ({
    payload: await changeFormula(platform, db, requireViewer(request), params.uid, body),
  }))
  mount(scope, calls.deleteStaffFormula, async ({ db, params, query, request }) => {
    await removeFormula(platform, db, requireViewer(request), params.uid, query.version)
    return undefined
  })
}

function mountTrafficTokens(scope: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(scope, calls.listStaffTrafficTokens, ({ db, query, request }) =>
    listTrafficTokens(platform, db, requireViewer(request), query),
  )
  mount(scope, calls.getStaffTrafficToken, async ({ db, params, request }) => ({
    payload: await readTrafficToken(platform, db, requireViewer(request), params.uid),
  }))
  mount(scope, calls.createStaffTrafficToken, async ({ db, body, request }) => ({
    payload: await addTrafficToken(platform, db, requireViewer(request), body),
  }))
  mount(scope, calls.replaceStaffTrafficToken, async ({ db, params, body, request }) => ({
    payload: await changeTrafficToken(platform, db, requireViewer(request), params.uid, body),
  }))
  mount(scope, calls.changeStaffTrafficToken, async ({ db, params, body, request }) => ({
    payload: await changeTrafficToken(platform, db, requireViewer(request), params.uid, body),
  }))
  mount(scope, calls.deleteStaffTrafficToken, async ({ db, params, query, request }) => {
    await removeTrafficToken(platform, db, requireViewer(request), params.uid, query.version)
    return undefined
  })
}

export function routeOffers(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  return routesFor(app, 'offers', (scope) => {
    mountFormulas(scope, platform, mount)
    mountTrafficTokens(scope, platform, mount)
  })
}
