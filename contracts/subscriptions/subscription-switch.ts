import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, isoDateTime, isoDateTimeInput, shortCode } from '../forms.ts'
import { payload } from '../paging.ts'
import { subscription } from './subscriptions.ts'

/** Charges and dates of another plan, as the page shows them before the button. */
export const switchQuote = z
  .object({
    formula: shortCode,
    effective: z.literal('nextPeriod'),
    date: isoDateTime.meta({
      description: 'The end of the present plan, when the first period of the other one is paid',
    }),
    amount: cents.meta({ description: 'Of each period of the other plan' }),
    amountNow: z.literal(0),
    firstPaymentDateTime: isoDateTime,
    saving: cents.meta({ description: 'Less than the present plan in a year; 0 where it costs no less' }),
  })
  .meta({ id: 'SwitchQuote' })
export type SwitchQuote = z.output<typeof switchQuote>

export const getSwitchQuote = defineCall({
  id: 'getSwitchQuote',
  method: 'GET',
  path: '/subscriptions/switch',
  summary: 'What another plan would cost from the next period on, and when',
  access: 'session',
  query: z.object({ formula: shortCode }),
  answer: payload(switchQuote),
})

export const planSwitch = defineCall({
  id: 'planSwitch',
  method: 'POST',
  path: '/subscriptions/switch',
  summary: 'Change the plan with the next period, on the terms that were quoted',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ formula: shortCode, quoted: z.strictObject({ amount: cents, date: isoDateTimeInput }) }),
  answer: payload(subscription),
})

export const undoSwitch = defineCall({
  id: 'undoSwitch',
  method: 'DELETE',
  path: '/subscriptions/switch',
  summary: 'Keep the present plan; possible until the date of the change',
  access: 'session',
  idempotent: true,
  status: 204,
})
