import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '../../../contracts/transfers.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import { type Mount, requireRole } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findOwnTicket, findStaffTicket, mayReadFreely } from '../../support/index.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { decideTransfer } from './decide-transfer.ts'
import { presentTransfer } from './present-transfer.ts'
import { proposeTransfer, withdrawTransfer } from './propose-transfer.ts'
import { listTransfersOf } from './queries-transfers.ts'

const agentOf = (request: FastifyRequest) => requireRole(request, 'coach', 'admin')

function registerStaffTransfers(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const { clock } = platform
  app.addHook('onRequest', async (request) => {
    agentOf(request)
  })
  mount(app, calls.listStaffTransfers, async ({ request, params: { uid }, db }) => {
    const viewer = agentOf(request)
    const ticket = await findStaffTicket(db, viewer, uid)
    if (ticket.type !== 'coaching') throw notFound()
    if (!mayReadFreely(viewer, ticket) && !viewer.acl.admin) throw forbidden()
    return { payload: (await listTransfersOf(db, uid)).map((row) => presentTransfer(row, clock.now())) }
  })
  mount(app, calls.proposeTransfer, async ({ request, params, body, db }) => ({
    payload: await proposeTransfer(platform, db, agentOf(request), { ...body, uid: params.uid }),
  }))
  mount(app, calls.withdrawTransfer, async ({ request, params, db }) => ({
    payload: await withdrawTransfer(platform, db, agentOf(request), params.uid),
  }))
}

export function registerTransfers(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const { clock } = platform
  const personOf = (db: Database, request: FastifyRequest) => coachingChannel.enter(platform, db, request)
  app.register(async (scope) => registerStaffTransfers(scope, platform, mount))
  mount(app, calls.listTransfers, async ({ request, params: { uid }, db }) => {
    await findOwnTicket(db, coachingChannel, await personOf(db, request), uid)
    return { payload: (await listTransfersOf(db, uid)).map((row) => presentTransfer(row, clock.now())) }
  })
  mount(app, calls.acceptTransfer, async ({ request, params, db }) => ({
    payload: await decideTransfer(platform, db, await personOf(db, request), { ...params, accepted: true }),
  }))
  mount(app, calls.refuseTransfer, async ({ request, params, db }) => ({
    payload: await decideTransfer(platform, db, await personOf(db, request), { ...params, accepted: false }),
  }))
}
