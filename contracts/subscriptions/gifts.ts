import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  byUuid,
  cents,
  codePoints,
  idempotencyKey,
  isoDateTime,
  normalizedEmail,
  personName,
  rule,
  shortCode,
  text,
  uuid,
} from '../forms.ts'
import { messages } from '../messages.ts'
import { list, payload, redirect } from '../paging.ts'
import { creditCard } from './card.ts'
import { paymentResult } from './subscriptions.ts'

const months = (max: number) => z.int().min(1).max(max)

export const giftMonths = months(24)

/** Offered numbers of months, and how many months a code remains valid. */
export const giftTerms = z.strictObject({
  lengths: z
    .array(giftMonths)
    .max(8)
    .check(rule((all) => (new Set(all).size === all.length ? undefined : messages.duplicate))),
  codeMonths: months(60),
})
export type GiftTerms = z.output<typeof giftTerms>

export const defaultGiftTerms: GiftTerms = { lengths: [1, 3, 6, 12], codeMonths: 12 }

export const giftOffer = z
  .object({
    formula: shortCode,
    formulaName: z.string(),
    /** cents, for all months together; empty if this formula cannot be given */
    prices: z.array(z.object({ months: giftMonths, amount: cents })),
    codeMonths: z.number().int(),
  })
  .meta({ id: 'GiftOffer' })
export type GiftOffer = z.output<typeof giftOffer>

export const getGiftOffer = defineCall({
  id: 'getGiftOffer',
  method: 'GET',
  path: '/formulas/:uid/gift',
  summary: 'What months of a formula cost as a gift',
  access: 'public',
  params: z.object({ uid: shortCode }),
  answer: payload(giftOffer),
})

/** Words for the card that the buyer prints. */
export const giftWords = {
  /** name of the person who receives the gift */
  receiver: text(1, 60).optional(),
  note: text(1, 300).optional(),
}

export const giftRequest = z.strictObject({
  formula: shortCode,
  months: giftMonths,
  /** recipient of receipt and code; with a session the account’s address is used instead */
  email: normalizedEmail.optional(),
  firstname: personName,
  lastname: personName,
  /** if absent, the answer is the address of the provider’s page */
  creditCard: creditCard.optional(),
  /** the user asks for access as soon as the code is used, which may be within the 14 days of withdrawal */
  startsOnUse: z.literal(true),
  ...giftWords,
})
export type GiftRequest = z.output<typeof giftRequest>

export const orderGift = defineCall({
  id: 'orderGift',
  method: 'POST',
  path: '/gifts',
  summary: 'Pay for months that another person uses; a refused card is a 400 of its own form',
  access: 'public',
  idempotent: true,
  body: giftRequest,
  answer: payload(paymentResult.extend({ uid: uuid, redirect: redirect.optional() }).meta({ id: 'GiftPayment' })),
})

const code = codePoints(1, 100)

/** Card that the buyer prints while the code can be used. */
export const giftCard = z
  .object({
    code: z.string(),
    receiver: z.string().nullable(),
    note: z.string().nullable(),
    expirationDateTime: isoDateTime,
  })
  .meta({ id: 'GiftCard' })
export type GiftCard = z.output<typeof giftCard>

/** Result of one gift order, with the states of `lastOrder`; never names the buyer. */
export const giftOrder = z
  .object({
    uid: uuid,
    formulaName: z.string(),
    months: giftMonths,
    amount: cents,
    state: z.enum(['processing', 'unfinished', 'succeeded', 'refused', 'cancelled']),
    errorCode: z.string().nullable(),
    /** sent to the buyer only, identified by session, by the order's Idempotency-Key or by the code itself */
    card: giftCard.nullable(),
  })
  .meta({ id: 'GiftOrder' })
export type GiftOrder = z.output<typeof giftOrder>

export const getGiftOrder = defineCall({
  id: 'getGiftOrder',
  method: 'GET',
  path: '/gifts/orders/:uid',
  summary: 'How the payment of a gift ended, or that it has not',
  access: 'public',
  params: byUuid,
  query: z.object({ key: idempotencyKey.optional(), code: code.optional() }),
  answer: payload(giftOrder),
})

export const redeemedGift = z
  .object({
    reference: z.string(),
    formulaName: z.string(),
    months: giftMonths,
    /** true if the user already had access: the new months begin after it */
    added: z.boolean(),
    startDateTime: isoDateTime,
    endDateTime: isoDateTime,
  })
  .meta({ id: 'RedeemedGift' })
export type RedeemedGift = z.output<typeof redeemedGift>

export const redeemGift = defineCall({
  id: 'redeemGift',
  method: 'POST',
  path: '/gifts/redeem',
  summary: 'Use the code of a gift: its months are one’s own, or follow those that are paid for',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ code }),
  answer: payload(redeemedGift),
})

/** A gift that the user bought or redeemed. */
export const ownGift = z
  .object({
    uid: uuid,
    role: z.enum(['bought', 'used']),
    reference: z.string(),
    formulaName: z.string(),
    months: giftMonths,
    /** cents that the user paid: 0 if they redeemed it */
    amount: cents,
    state: z.enum(['ready', 'redeemed', 'expired', 'void']),
    date: isoDateTime,
    /** present while the user can pass it on */
    code: z.string().nullable(),
    expirationDateTime: isoDateTime.nullable(),
    startDateTime: isoDateTime.nullable(),
    endDateTime: isoDateTime.nullable(),
  })
  .meta({ id: 'OwnGift' })
export type OwnGift = z.output<typeof ownGift>

export const listOwnGifts = defineCall({
  id: 'listOwnGifts',
  method: 'GET',
  path: '/gifts',
  summary: 'The gifts that one bought or used, the newest first, 100 at most',
  access: 'session',
  answer: list(ownGift),
})

export const withdrawGift = defineCall({
  id: 'withdrawGift',
  method: 'POST',
  path: '/gifts/withdraw',
  summary: 'Within 14 days of the payment: refund the gift, less the part of used months that is over',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ code, email: normalizedEmail }),
  status: 202,
})
