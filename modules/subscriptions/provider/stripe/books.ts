import type Stripe from 'stripe'
import type { BookEntry } from '../provider.ts'
import { isStripeError } from './client.ts'
import { idOf } from './outcomes.ts'

/** The metadata names under which Stripe's objects carry the site's keys. */
export const attemptKey = 'attempt'
export const refundKey = 'refund'

const pageLength = 100

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

const chargeEntry = ({ id, metadata, amount_received, created }: Stripe.PaymentIntent): BookEntry => ({
  kind: 'charge',
  reference: id,
  key: metadata[attemptKey] ?? null,
  amount: amount_received,
  at: new Date(created * 1000),
  charge: null,
})

const refundEntry = ({ id, metadata, amount, created, payment_intent }: Stripe.Refund): BookEntry => ({
  kind: 'refund',
  reference: id,
  key: metadata?.[refundKey] ?? null,
  amount,
  at: new Date(created * 1000),
  charge: idOf(payment_intent),
})

/** A failed refund returned no money. */
const counts = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled'

/** The SDK requests the next page when this one is used up. */
export async function* entries(stripe: Stripe, from: Date, to: Date): AsyncGenerator<BookEntry> {
  const window = { created: { gte: seconds(from), lt: seconds(to) }, limit: pageLength }
  for await (const intent of stripe.paymentIntents.list(window)) {
    if (intent.status === 'succeeded') yield chargeEntry(intent)
  }
  for await (const refund of stripe.refunds.list(window)) if (counts(refund)) yield refundEntry(refund)
}

export async function refundsOf(stripe: Stripe, charge: string): Promise<BookEntry[]> {
  const found: BookEntry[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: charge, limit: pageLength })) {
    if (counts(refund)) found.push(refundEntry(refund))
  }
  return found
}

async function read(stripe: Stripe, kind: BookEntry['kind'], reference: string): Promise<BookEntry | undefined> {
  if (kind === 'charge') {
    const intent = await stripe.paymentIntents.retrieve(reference)
    return intent.status === 'succeeded' ? chargeEntry(intent) : undefined
  }
  const refund = await stripe.refunds.retrieve(reference)
  return counts(refund) ? refundEntry(refund) : undefined
}

export async function entry(stripe: Stripe, kind: BookEntry['kind'], reference: string) {
  try {
    return await read(stripe, kind, reference)
  } catch (error) {
    if (isStripeError(error, 'StripeInvalidRequestError') && error.statusCode === 404) return undefined
    throw error
  }
}
