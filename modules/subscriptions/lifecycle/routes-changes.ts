import type { FastifyInstance } from 'fastify'
import { sendLeaving as leavingCall } from '../../../contracts/subscriptions/leaving.ts'
import * as switches from '../../../contracts/subscriptions/subscription-switch.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { saveLeavingReason } from './leaving/save-leaving-reason.ts'
import { noSubscriptionError } from './own-subscription.ts'
import { planSwitch, quoteSwitch, undoSwitch } from './switch/switch.ts'
import { currentSubscription } from './view.ts'

/** Routes that change the plan, and that store why a member leaves. */
export function routeChanges(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, switches.getSwitchQuote, async ({ query, request, db }) => ({
    payload: await quoteSwitch(platform, db, requireViewer(request).uid, query.formula),
  }))
  mount(app, switches.planSwitch, async ({ body, request, db }) => {
    const { uid } = requireViewer(request)
    await planSwitch(platform, db, uid, body)
    const subscription = await currentSubscription(db, uid)
    if (!subscription) throw noSubscriptionError()
    return { payload: subscription }
  })
  mount(app, switches.undoSwitch, ({ request, db }) => undoSwitch(platform, db, requireViewer(request).uid))
  mount(app, leavingCall, ({ body, request, db }) => saveLeavingReason(platform, db, requireViewer(request).uid, body))
}
