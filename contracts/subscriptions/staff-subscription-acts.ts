import { z } from 'zod'
import { staffSubscription } from '../accounts/staff-members.ts'
import { defineCall } from '../call.ts'
import { cents, isoDateTime, shortCode, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { maxPauseMonths, possiblePause } from './subscription-pause.ts'
import { switchQuote } from './subscription-switch.ts'

export const giftableMonths = [1, 2, 3, 6, 12] as const

/** The next payment; null where none follows. */
const nextPayment = z.object({ date: isoDateTime, amount: cents }).nullable()

/** Acts that the caller may do now, with their effects; null or empty where one is not possible. */
export const subscriptionActs = z
  .object({
    stop: z.object({ lastDateTime: isoDateTime, cashbackKept: cents, cashbackLost: cents }).nullable(),
    stopRequested: z.boolean(),
    pauses: z.array(possiblePause),
    undoPause: z.object({ next: nextPayment }).nullable(),
    months: z.array(
      z.object({
        months: z.literal(giftableMonths),
        startsDateTime: isoDateTime,
        endsDateTime: isoDateTime,
        next: nextPayment,
      }),
    ),
    formulas: z.array(switchQuote.extend({ formulaName: z.string() })),
    undoSwitch: z.object({ formulaName: z.string(), next: nextPayment }).nullable(),
    version,
  })
  .meta({ id: 'SubscriptionActs' })
export type SubscriptionActs = z.output<typeof subscriptionActs>

export const getSubscriptionActs = defineCall({
  id: 'getSubscriptionActs',
  method: 'GET',
  path: '/staff/subscriptions/:uid/acts',
  summary: 'Acts of staff that are possible on a subscription now, and what each would change',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(subscriptionActs),
})

/** If the subscription has changed since `version`, the call answers 409 and does nothing. */
const decision = staff.reasonBody.extend({ version })

export const stopMemberRenewal = staff.actionCall(
  'stopMemberRenewal',
  'subscriptions/:uid/stop',
  decision,
  staffSubscription,
)
export const pauseMemberSubscription = staff.actionCall(
  'pauseMemberSubscription',
  'subscriptions/:uid/pause',
  decision.extend({ months: z.int().min(1).max(maxPauseMonths) }),
  staffSubscription,
)
export const undoMemberPause = staff.actionCall(
  'undoMemberPause',
  'subscriptions/:uid/undo-pause',
  decision,
  staffSubscription,
)
export const giveMemberMonths = staff.actionCall(
  'giveMemberMonths',
  'subscriptions/:uid/give-months',
  decision.extend({ months: z.literal(giftableMonths) }),
  staffSubscription,
)
/** Nothing changes before the member confirms. */
export const proposeFormula = staff.actionCall(
  'proposeFormula',
  'subscriptions/:uid/propose-formula',
  decision.extend({ formula: shortCode }),
  staffSubscription,
)
export const undoMemberSwitch = staff.actionCall(
  'undoMemberSwitch',
  'subscriptions/:uid/undo-switch',
  decision,
  staffSubscription,
)

export const subscriptionActCalls = [
  getSubscriptionActs,
  stopMemberRenewal,
  pauseMemberSubscription,
  undoMemberPause,
  giveMemberMonths,
  proposeFormula,
  undoMemberSwitch,
]
