import type { FastifyInstance } from 'fastify'
import { changeCoach as changeCoachCall } from '../../../contracts/coaching/coach-change.ts'
import * as calls from '../../../contracts/coaching/transfers.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findTicketOfPage } from '../../support/index.ts'
import { coachingChannel, requireKnownMember, requireMember } from '../coaching-channel.ts'
import { changeCoach } from './change-coach.ts'
import { decideTransfer } from './decide-transfer.ts'
import { presentTransfer } from './present-transfer.ts'
import { listTransfersOf } from './queries-transfers.ts'

export function registerTransfers(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const { clock } = platform
  mount(app, calls.listTransfers, async ({ request, params: { uid }, db }) => {
    const person = await requireKnownMember(platform, db, request)
    await findTicketOfPage(db, request, { channel: coachingChannel, person }, uid)
    return { payload: (await listTransfersOf(db, uid)).map((row) => presentTransfer(row, clock.now())) }
  })
  mount(app, calls.acceptTransfer, async ({ request, params, db }) => ({
    payload: await decideTransfer(platform, db, await requireMember(db, request), { ...params, accepted: true }),
  }))
  mount(app, calls.refuseTransfer, async ({ request, params, db }) => ({
    payload: await decideTransfer(platform, db, await requireMember(db, request), { ...params, accepted: false }),
  }))
  mount(app, changeCoachCall, async ({ request, body, db }) => ({
    payload: await changeCoach(platform, db, await requireMember(db, request), body),
  }))
}
