import {
  getSubscriptionActs,
  giftableMonths,
  type SubscriptionActs,
} from '../../../../contracts/subscriptions/staff-subscription-acts.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { addMonths, reasonNotToAddMonths } from '../../gifts/give-months.ts'
import { isConcluded } from '../../lifecycle/machine.ts'
import { mayActOnSubscriptions, mayGiveMonths } from '../../lifecycle/policy.ts'
import { findSubscriber, findSubscription, type SubscriptionRow } from '../../lifecycle/queries.ts'
import { readOutlook } from '../../lifecycle/read-outlook.ts'
import { nextPayment, nextPaymentAt } from '../../lifecycle/schedule.ts'
import { possibleSwitches } from '../../lifecycle/switch/switch.ts'

type Context = StaffContext<OpenedPlatform, Viewer>

/** The next payment of a subscription as it would be after an act. */
function nextOf(subscription: SubscriptionRow) {
  const date = nextPaymentAt(subscription)
  return date && { date: date.toISOString(), amount: nextPayment(subscription).amount }
}

function monthsOf(subscription: SubscriptionRow, now: Date): SubscriptionActs['months'] {
  if (reasonNotToAddMonths(subscription)) return []
  return giftableMonths.map((months) => {
    const { startsAt, endsAt, change } = addMonths(subscription, months, now)
    const next = nextOf({ ...subscription, ...change })
    return { months, startsDateTime: startsAt.toISOString(), endsDateTime: endsAt.toISOString(), next }
  })
}

/** No act is possible once the member is erased or the subscription is over. */
const none = {
  stop: null,
  stopRequested: false,
  pauses: [],
  undoPause: null,
  months: [],
  formulas: [],
  undoSwitch: null,
}

async function actsOn({ ports, db, actor }: Context, subscription: SubscriptionRow, userUid: string) {
  const now = ports.clock.now()
  const outlook = await readOutlook(ports, db, userUid)
  const offers = await possibleSwitches(ports, db, subscription)
  const { cancelRequestedAt, resumesAt, status, switchTo } = subscription
  const stopRequested = cancelRequestedAt !== null
  const stop = stopRequested ? null : (outlook?.endings?.cancel ?? null)
  const isPlanned = resumesAt !== null && status !== 'paused'
  return {
    stop: stop && {
      lastDateTime: stop.lastDateTime,
      cashbackKept: stop.cashbackKept,
      cashbackLost: stop.cashbackLost,
    },
    stopRequested,
    pauses: outlook?.pauses ?? [],
    undoPause: isPlanned ? { next: nextOf({ ...subscription, resumesAt: null }) } : null,
    months: mayGiveMonths(actor) ? monthsOf(subscription, now) : [],
    formulas: (offers ?? []).map(({ formula, quote }) => ({ ...quote, formulaName: formula.name })),
    undoSwitch:
      switchTo && offers
        ? { formulaName: subscription.formulaName, next: nextOf({ ...subscription, switchTo: null }) }
        : null,
  }
}

export const readActs = staffAction(
  getSubscriptionActs,
  mayActOnSubscriptions,
  async (context: Context, { params: { uid } }) => {
    const subscription = await findSubscription(context.db, uid)
    if (!subscription) throw notFound('Cet abonnement n’existe pas.')
    const { version, status, subscriberUid } = subscription
    const subscriber = await findSubscriber(context.db, subscriberUid)
    const userUid = isConcluded(status) ? subscriber?.userUid : null
    const acts = userUid ? await actsOn(context, subscription, userUid) : none
    return { payload: { ...acts, version } }
  },
)
