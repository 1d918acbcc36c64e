import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, cents, isoDateTime, uuid } from '../forms.ts'
import { list, pagingQuery, payload } from '../paging.ts'
import { creditCard } from './card.ts'
import { paymentLink, paymentResult, shownCard } from './subscriptions.ts'

/** A refund of a payment; `refundedDateTime` is null until it is made. */
export const paymentRefund = z
  .object({
    amount: cents,
    reason: z.enum(['withdrawal', 'credit', 'surplus', 'staff', 'provider', 'dispute']),
    decidedDateTime: isoDateTime,
    refundedDateTime: isoDateTime.nullable(),
  })
  .meta({ id: 'PaymentRefund' })

/** `failed` is a renewal that the bank refused: nothing was charged. */
export const ownPayment = z
  .object({
    uid: uuid,
    date: isoDateTime,
    kind: z.enum(['trial', 'first', 'renewal', 'gift']),
    formulaName: z.string(),
    amount: cents,
    state: z.enum(['paid', 'partlyRefunded', 'refunded', 'pending', 'failed']),
    periodStart: isoDateTime.nullable(),
    periodEnd: isoDateTime.nullable(),
    refunds: z.array(paymentRefund),
    /** null where nothing was paid */
    receipt: z.string().nullable(),
  })
  .meta({ id: 'OwnPayment' })
export type OwnPayment = z.output<typeof ownPayment>

export const listOwnPayments = defineCall({
  id: 'listOwnPayments',
  method: 'GET',
  path: '/subscriptions/payments',
  summary: 'One’s own payments, the newest first',
  access: 'session',
  query: pagingQuery,
  answer: list(ownPayment),
})

export const getReceipt = defineCall({
  id: 'getReceipt',
  method: 'GET',
  path: '/subscriptions/payments/:uid/receipt',
  summary: 'The receipt of one’s own payment, as PDF',
  access: 'session',
  params: byUuid,
})

/**
 * State of the user's last order. `processing`: the provider or the bank is working on it. `unfinished`: the user still has to
 * complete a page of the provider or bank. `errorCode` is set for a refusal.
 */
export const lastOrder = z
  .object({
    state: z.enum(['processing', 'unfinished', 'succeeded', 'refused', 'cancelled']),
    errorCode: z.string().nullable(),
    date: isoDateTime,
  })
  .meta({ id: 'LastOrder' })
export type LastOrder = z.output<typeof lastOrder>

export const getLastOrder = defineCall({
  id: 'getLastOrder',
  method: 'GET',
  path: '/subscriptions/last-order',
  summary: 'How one’s last order ended, or null',
  access: 'session',
  answer: payload(lastOrder.nullable()),
})

/** `unfinished`: the user still has to complete a page of the provider or the bank. */
export const cardChange = z
  .object({ state: z.enum(['processing', 'unfinished', 'kept', 'failed', 'cancelled']), date: isoDateTime })
  .meta({ id: 'CardChange' })

export const ownCard = z
  .object({
    card: shownCard.nullable(),
    /** the last change that the user requested */
    change: cardChange.nullable(),
    /** the card may be replaced by a bank account */
    debits: z.boolean(),
  })
  .meta({ id: 'OwnCard' })
export type OwnCard = z.output<typeof ownCard>

export const getOwnCard = defineCall({
  id: 'getOwnCard',
  method: 'GET',
  path: '/subscriptions/card',
  summary: 'What may be shown of the card that is charged, and the last change of it',
  access: 'session',
  answer: payload(ownCard.nullable()),
})

export const replaceCard = defineCall({
  id: 'replaceCard',
  method: 'POST',
  path: '/subscriptions/card',
  summary: 'Put another card in the place of one’s own; what is past due is charged at once',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ creditCard }),
  answer: payload(paymentResult),
})

export const requestCardLink = defineCall({
  id: 'requestCardLink',
  method: 'POST',
  path: '/subscriptions/card-link',
  summary: 'The address of the provider’s page that takes another card',
  access: 'session',
  idempotent: true,
  answer: payload(paymentLink),
})

export const requestDebitLink = defineCall({
  id: 'requestDebitLink',
  method: 'POST',
  path: '/subscriptions/debit-link',
  summary: 'The address of the provider’s page where a bank account takes the card’s place, with a SEPA mandate',
  access: 'session',
  idempotent: true,
  answer: payload(paymentLink),
})
