import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, durationCount, durationUnit, isoDateTime, personName, shortCode, slug, uuid } from '../forms.ts'
import { list, payload, redirect } from '../paging.ts'
import { creditCard } from './card.ts'
import { typedCode } from './reduction-codes.ts'
import { pause } from './subscription-pause.ts'

/** Trial and credit durations are null where the formula has none. */
export const formulaShape = {
  uid: shortCode,
  name: z.string(),
  amount: cents,
  trialAmount: cents,
  creditAmount: cents,
  creditDelay: durationCount.nullable(),
  creditDelayUnit: durationUnit.nullable(),
  trialDuration: durationCount.nullable(),
  trialDurationUnit: durationUnit.nullable(),
  periodDuration: durationCount,
  periodDurationUnit: durationUnit,
}

/**
 * `needsToken` is set if the formula can only be ordered with a valid traffic token.
 * Such a formula is private, or has tokens but no valid one.
 */
export const formula = z.object({ ...formulaShape, needsToken: z.literal(true).optional() }).meta({ id: 'Formula' })
export type Formula = z.output<typeof formula>

export const listFormulas = defineCall({
  id: 'listFormulas',
  method: 'GET',
  path: '/formulas',
  summary: 'The formulas that the payment page compares, in the owner’s order; `default` first where it is listed',
  access: 'public',
  answer: list(formula),
})

export const getFormula = defineCall({
  id: 'getFormula',
  method: 'GET',
  path: '/formulas/:uid',
  summary: 'One formula; `default` always exists',
  access: 'public',
  params: z.object({ uid: shortCode }),
  answer: payload(formula),
})

/** `value` is the token as requested, whether or not it exists. */
export const trafficToken = z
  .object({ value: z.string(), isValid: z.boolean(), formula: shortCode.nullable() })
  .meta({ id: 'TrafficToken' })
export type TrafficToken = z.output<typeof trafficToken>

export const getTrafficToken = defineCall({
  id: 'getTrafficToken',
  method: 'GET',
  path: '/traffic-tokens/:uid',
  summary: 'Whether a traffic token is valid, and its formula; an unknown one is an answer too',
  access: 'public',
  params: z.object({ uid: z.string() }),
  answer: payload(trafficToken),
})

/** A code that reduces periods. If it is not valid when ordering: 400 with the violation `code`, and nothing is charged. */
const orderCode = typedCode.optional()

/** The article that the user came from: counted when the subscription begins, then deleted. */
const fromArticle = slug.optional()

export const paymentRequest = z.strictObject({
  uid: uuid,
  formula: shortCode,
  firstname: personName,
  lastname: personName,
  creditCard,
  trafficToken: shortCode.optional(),
  code: orderCode,
  fromArticle,
})
export type PaymentRequest = z.output<typeof paymentRequest>

export const paymentStatus = z.enum(['Success', 'Failure', 'Pending'])
export type PaymentStatus = z.output<typeof paymentStatus>

export const paymentResult = z
  .object({ status: paymentStatus.exclude(['Failure']), redirect: redirect.optional() })
  .meta({ id: 'PaymentResult' })
export type PaymentResult = z.output<typeof paymentResult>

export const subscribe = defineCall({
  id: 'subscribe',
  method: 'POST',
  path: '/subscriptions/subscribe',
  summary: 'Subscribe with a card; a refused card is a 400 of its own form',
  access: 'session',
  idempotent: true,
  body: paymentRequest,
  answer: payload(paymentResult),
})

export const paymentLink = z.object({ redirect }).meta({ id: 'PaymentLink' })

export const requestPaymentLink = defineCall({
  id: 'requestPaymentLink',
  method: 'POST',
  path: '/subscriptions/payment-link',
  summary: 'The address of the provider’s payment page',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ formula: shortCode, trafficToken: shortCode.optional(), code: orderCode, fromArticle }),
  answer: payload(paymentLink),
})

export const subscriptionStatus = z.enum(['pending', 'trialing', 'active', 'pastDue', 'paused', 'cancelled', 'ended'])
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

export const credit = z
  .object({
    amount: cents,
    dueDateTime: isoDateTime,
    refundedDateTime: isoDateTime.nullable(),
    promisedDateTime: isoDateTime
      .nullable()
      .meta({ description: 'The hour of the late answer that it is for, if any' }),
    expectedDateTime: isoDateTime.optional().meta({
      description: 'Later than its day: the next payment has to cover it, or the debit that does can still be returned',
    }),
    waiting: z
      .literal(true)
      .optional()
      .meta({ description: 'Due, while no payment is left that it could be paid back from' }),
  })
  .meta({ id: 'Credit' })
export type Credit = z.output<typeof credit>

/** Cents of each period that a code reduces. `periods`: number of reduced periods still to be paid; null: all periods. */
const reduction = z.object({ code: z.string(), amount: cents, periods: z.int().nullable() }).meta({ id: 'Reduction' })

/** The plan that applies from `date` on; its first payment is the subscription's next one. */
const plannedSwitch = z
  .object({ formula: shortCode, formulaName: z.string(), amount: cents, date: isoDateTime })
  .meta({ id: 'PlannedSwitch' })

export const subscriptionShape = {
  uid: uuid,
  /** the contract's reference number, as mails and pages show it */
  reference: z.string(),
  formula: shortCode,
  status: subscriptionStatus,
  amount: cents,
  trialAmount: cents,
  credits: z.array(credit),
  startedDateTime: isoDateTime.nullable(),
  expirationDateTime: isoDateTime.nullable(),
  nextPaymentDateTime: isoDateTime.nullable(),
  nextPaymentAmount: cents.nullable(),
  pause: pause.nullable(),
  reduction: reduction.nullable(),
  switch: plannedSwitch.nullable(),
  cancelledDateTime: isoDateTime.nullable(),
  endedDateTime: isoDateTime.nullable(),
  /** the last moment to withdraw from the contract; null before it began */
  withdrawalDeadlineDateTime: isoDateTime.nullable(),
  /** true for given months, which nothing renews */
  gifted: z.literal(true).optional(),
}

export const shownCard = z.object({ brand: z.string(), last4: z.string() }).meta({ id: 'ShownCard' })
export type ShownCard = z.output<typeof shownCard>

/**
 * State of a pending payment. `processing`: the provider or the bank is working on it. `unfinished`: the user still has to
 * complete a page, which they may have left. `debit`: the bank was asked for a renewal, which takes up to five working days.
 */
export const waitingFor = z.enum(['processing', 'unfinished', 'debit'])

export const subscription = z
  .object({
    ...subscriptionShape,
    formulaName: z.string(),
    /** card for the next payment */
    card: shownCard.nullable(),
    waitingFor: waitingFor.nullable(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.output<typeof subscription>

export const getSubscription = defineCall({
  id: 'getSubscription',
  method: 'GET',
  path: '/subscriptions',
  summary: 'One’s own subscription, or null',
  access: 'session',
  answer: payload(subscription.nullable()),
})

export const unsubscribe = defineCall({
  id: 'unsubscribe',
  method: 'POST',
  path: '/subscriptions/unsubscribe',
  summary: 'Stop the renewal; access lasts to the end of the period',
  access: 'session',
  idempotent: true,
  status: 202,
})

export const withdraw = defineCall({
  id: 'withdraw',
  method: 'POST',
  path: '/subscriptions/withdraw',
  summary: 'Within 14 days of the order: end it now and refund what was charged',
  access: 'session',
  idempotent: true,
  status: 202,
})

/** The body is the provider’s own, read raw and checked by its signature. */
export const paymentWebhook = defineCall({
  id: 'paymentWebhook',
  method: 'POST',
  path: '/webhooks/payment/:provider',
  summary: 'A signed event of the payment provider',
  access: 'public',
  params: z.object({ provider: z.string() }),
  answer: payload(z.object({ received: z.boolean() }).meta({ id: 'ReceivedEvent' })),
})
