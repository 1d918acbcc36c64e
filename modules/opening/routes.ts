import * as calls from '../../contracts/opening/opening.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../platform/staff/index.ts'
import { proofOf } from './checks/public-address.ts'
import { mayManageOpening } from './policy.ts'
import { canCollectData, canTakeOrders, readOpening } from './read-opening.ts'
import { readCheck, runCheck } from './run-check.ts'
import { signException } from './sign-exception.ts'

type Context = StaffContext<OpenedPlatform, Viewer>

export const staff: readonly StaffCalls[] = [
  staffAction(calls.getOpening, mayManageOpening, async ({ ports, db }: Context) => ({
    payload: await readOpening(ports, db),
  })),
  staffAction(calls.runOpeningCheck, mayManageOpening, async ({ ports, db, actor }: Context, { params, body }) => ({
    payload: await runCheck(ports, db, params.code, {
      email: actor.identifier,
      byUid: actor.uid,
      message: body?.message,
    }),
  })),
  staffAction(calls.signOpeningException, mayManageOpening, async ({ ports, db, actor }: Context, { body }) => {
    await signException(ports, db, { ...body, byUid: actor.uid })
    return { payload: await readCheck(ports, db, body.code) }
  }),
]

export function routeOpening(app: Parameters<Mount>[0], platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.getOrderAvailability, async ({ db }) => ({
    payload: { takesOrders: await canTakeOrders(platform, db) },
  }))
  mount(app, calls.getDataCollectionState, async ({ db }) => ({
    payload: { collectsData: await canCollectData(platform, db) },
  }))
  mount(app, calls.answerSiteChallenge, async ({ params: { challenge } }) => ({
    payload: { proof: proofOf(platform.fingerprintKey, challenge) },
  }))
}
