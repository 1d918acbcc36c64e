import type Stripe from 'stripe'
import type { BookEntry, Dispute } from '../provider.ts'
import { isStripeError } from './client.ts'
import { idOf } from './outcomes.ts'

/** Names of the metadata fields that store the site's keys in Stripe's objects. */
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
export async function* listBookEntries(stripe: Stripe, from: Date, to: Date): AsyncGenerator<BookEntry> {
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

async function unlessUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isStripeError(error, 'StripeInvalidRequestError') && error.statusCode === 404) return undefined
    throw error
  }
}

export const readBookEntry = (stripe: Stripe, kind: BookEntry['kind'], reference: string) =>
  unlessUnknown(read(stripe, kind, reference))

const disputeStates: Readonly<Record<string, Dispute['state']>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

const disputeReasons: Readonly<Record<string, Dispute['reason']>> = {
  fraudulent: 'fraud',
  unrecognized: 'unrecognized',
  duplicate: 'duplicate',
  subscription_canceled: 'cancelled',
  product_not_received: 'not-received',
  product_unacceptable: 'not-as-described',
  credit_not_processed: 'not-refunded',
  debit_not_authorized: 'debit-not-authorized',
  insufficient_funds: 'insufficient-funds',
  incorrect_account_details: 'wrong-account',
}

/** Stripe keeps the date on the dispute after the answer. */
function answerByOf({ status, evidence_details }: Stripe.Dispute): Date | null {
  const isAwaited = status === 'needs_response' || status === 'warning_needs_response'
  return isAwaited && evidence_details.due_by !== null ? new Date(evidence_details.due_by * 1000) : null
}

/** Sums the fees of a dispute's movements; a returned fee is negative. */
function feeOf({ balance_transactions: movements }: Stripe.Dispute): number | null {
  return movements.length === 0 ? null : movements.reduce((sum, { fee }) => sum + fee, 0)
}

export async function readDispute(stripe: Stripe, reference: string): Promise<Dispute | undefined> {
  const found = await unlessUnknown(stripe.disputes.retrieve(reference))
  return (
    found && {
      reference,
      charge: idOf(found.payment_intent),
      amount: found.amount,
      state: disputeStates[found.status] ?? 'open',
      fee: feeOf(found),
      reason: disputeReasons[found.reason] ?? 'other',
      answerBy: answerByOf(found),
    }
  )
}
