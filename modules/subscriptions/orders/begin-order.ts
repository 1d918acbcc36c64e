import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { setMissingName } from '../../accounts/index.ts'
import { addMilliseconds } from '../lifecycle/calendar.ts'
import {
  insertSubscription,
  lockRunningSubscription,
  lockSubscriber,
  nameSubscriber,
  type SubscriberRow,
} from '../lifecycle/queries.ts'
import { paymentFor } from '../lifecycle/schedule.ts'
import { acceptTerms } from '../terms/accept-terms.ts'
import { invalidCodeError, takeCode } from './codes/codes.ts'
import { firstLookMilliseconds, paidTerms } from './new-attempt.ts'
import { type Order, requireSameRequest } from './order.ts'
import {
  type AttemptRow,
  findAttemptByRequest,
  findOpenAttempt,
  insertAttempt,
  isOpenAttempt,
} from './queries-attempts.ts'
import { type FormulaRow, keepTrafficToken } from './queries-offers.ts'

export type OrderStart =
  /** the user is a subscriber already */
  | { kind: 'running' }
  /** the same request was already answered */
  | { kind: 'answered'; attempt: AttemptRow }
  /** an attempt to request from the provider, new or repeated */
  | { kind: 'open'; attempt: AttemptRow }
  /** another attempt of this user waits for an outcome and has to be stopped first */
  | { kind: 'blocked'; attempt: AttemptRow }

async function repeated(
  db: Database,
  { uid }: SubscriberRow,
  { requestKey, hash }: Order,
): Promise<OrderStart | undefined> {
  if (requestKey === undefined) return undefined
  const asked = requireSameRequest(await findAttemptByRequest(db, uid, requestKey), hash)
  return asked && { kind: asked.answer === null && isOpenAttempt(asked) ? 'open' : 'answered', attempt: asked }
}

function termsOf(formula: FormulaRow) {
  const { amount, periodDuration, periodDurationUnit } = formula
  const { trialAmount, trialDuration, trialDurationUnit, creditAmount, creditDelay, creditDelayUnit } = formula
  const trial = { trialAmount, trialDuration, trialDurationUnit }
  return { amount, periodDuration, periodDurationUnit, ...trial, creditAmount, creditDelay, creditDelayUnit }
}

async function insertOrder(
  platform: Pick<OpenedPlatform, 'clock' | 'config' | 'extensions'>,
  db: Database,
  subscriber: SubscriberRow,
  order: Order,
  provider: string,
): Promise<AttemptRow> {
  const now = platform.clock.now()
  const { formula, trafficToken, fromArticle, payment, requestKey, hash, code, reduction } = order
  if (code !== undefined && !reduction) throw invalidCodeError()
  const subscription = await insertSubscription(db, {
    ...termsOf(formula),
    uid: randomUUIDv7(),
    subscriberUid: subscriber.uid,
    formula: formula.uid,
    formulaName: formula.name,
    trafficToken: await keepTrafficToken(db, trafficToken),
    fromArticle: fromArticle ?? null,
    code: reduction?.code ?? null,
    reducedAmount: reduction?.amount ?? null,
    reducedPeriods: reduction?.periods ?? null,
    status: 'pending',
    provider,
    orderedAt: now,
    ...(await acceptTerms(platform, db)),
  })
  if (reduction) {
    const { uid: subscriptionUid, subscriberUid } = subscription
    await takeCode(db, now, { reduction, formula, subscriberUid, subscriptionUid, card: order.card })
  }
  return insertAttempt(db, {
    ...paymentFor(subscription, 1),
    ...paidTerms(subscription),
    uid: randomUUIDv7(),
    subscriptionUid: subscription.uid,
    subscriberUid: subscriber.uid,
    way: payment.way,
    provider,
    state: 'started',
    requestKey,
    orderHash: hash,
    createdAt: now,
    lookAt: addMilliseconds(now, firstLookMilliseconds),
  })
}

/** Copies the customer's name from the order to a profile without one: coaches and mails use the profile's name. */
async function nameBuyer(
  { clock }: Pick<OpenedPlatform, 'clock'>,
  db: Database,
  subscriber: SubscriberRow,
  userUid: string,
  names: NonNullable<Order['names']>,
): Promise<void> {
  await nameSubscriber(db, subscriber, names)
  await setMissingName(db, clock, userUid, names.firstname)
}

/**
 * Stores the request to the provider before it is sent. A lock serialises all orders of one user, so that a double
 * click makes one order.
 */
export async function beginOrder(
  platform: Pick<OpenedPlatform, 'db' | 'clock' | 'config' | 'extensions'>,
  order: Order,
  provider: string,
): Promise<OrderStart> {
  return platform.db.transaction(async (db) => {
    const subscriber = await lockSubscriber(db, order.userUid, platform.clock.now())
    const before = await repeated(db, subscriber, order)
    if (before) return before
    const running = await lockRunningSubscription(db, subscriber.uid)
    if (running && running.status !== 'pending') return { kind: 'running' }
    const open = running && (await findOpenAttempt(db, running.uid))
    if (open) return { kind: open.orderHash === order.hash ? 'open' : 'blocked', attempt: open }
    if (order.names) await nameBuyer(platform, db, subscriber, order.userUid, order.names)
    return { kind: 'open', attempt: await insertOrder(platform, db, subscriber, order, provider) }
  })
}
