import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, isoDateTime, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import { possiblePause } from './subscription-pause.ts'

/**
 * `waiting`: due, but no payment is left from which it could be refunded. `requested`: the refund is decided. `sent`: the
 * provider made it. `failed`: an attempt failed, or the bank returned it.
 */
export const cashbackState = z.enum(['expected', 'waiting', 'requested', 'sent', 'failed'])
export type CashbackState = z.output<typeof cashbackState>

export const cashbackStep = z.object({ state: cashbackState, date: isoDateTime, amount: cents })
export type CashbackStep = z.output<typeof cashbackStep>

/** A cashback that may be paid in several refunds: its steps in order; the last one is its present state. */
export const cashback = z
  .object({
    uid: uuid,
    amount: cents,
    /** deadline of the late answer for which it was promised; null: promised with the first order */
    promisedDateTime: isoDateTime.nullable(),
    steps: z.array(cashbackStep).min(1),
  })
  .meta({ id: 'Cashback' })
export type Cashback = z.output<typeof cashback>

/** `uid` remains the same for one period of one contract, whatever day its payment is moved to. */
export const renewal = z.object({ uid: z.string(), date: isoDateTime, amount: cents }).meta({ id: 'Renewal' })
export type Renewal = z.output<typeof renewal>

export const subscriptionOutlook = z
  .object({
    /** at most twelve, the next one first; none once the renewal has stopped */
    renewals: z.array(renewal),
    cashbacks: z.array(cashback),
    /** effect of each legal way to end the contract today (null: not possible); null if nothing is left to end */
    endings: z
      .object({
        /**
         * `amountDue`: amount still to be charged. Of the cashbacks that are due or promised, the payments made so far cover
         * `cashbackKept`; only later payments would cover `cashbackLost`.
         */
        cancel: z
          .object({ lastDateTime: isoDateTime, amountDue: cents, cashbackKept: cents, cashbackLost: cents })
          .nullable(),
        /** `refund`: what is paid and not refunded yet */
        withdraw: z.object({ deadlineDateTime: isoDateTime, lastDateTime: isoDateTime, refund: cents }).nullable(),
      })
      .nullable(),
    /** pauses that can be chosen today; empty while none is possible */
    pauses: z.array(possiblePause),
  })
  .meta({ id: 'SubscriptionOutlook' })
export type SubscriptionOutlook = z.output<typeof subscriptionOutlook>

export const getSubscriptionOutlook = defineCall({
  id: 'getSubscriptionOutlook',
  method: 'GET',
  path: '/subscriptions/outlook',
  summary: 'The next payments of one’s own subscription, its cashbacks, and what ending it would mean; or null',
  access: 'session',
  answer: payload(subscriptionOutlook.nullable()),
})
