import type Stripe from 'stripe'
import type { Platform } from '../../../../platform/index.ts'
import type { ChargeOutcome, PaymentProvider, RefundOrder } from '../provider.ts'
import { attemptKey, listBookEntries, readBookEntry, readDispute, refundKey, refundsOf } from './books.ts'
import { cardSessionOrder, isSellablePeriod, openSession, readSession, sessionOrder } from './checkout.ts'
import { createStripeClient, isStripeError } from './client.ts'
import { closeSubscription, collectPeriod, forgetCard, readIntent } from './invoices.ts'
import { outcomeOfIntent, refusalOf } from './outcomes.ts'
import { readWebhook } from './webhook.ts'

export const stripeName = 'stripe'

/**
 * Looks up a charge. Nobody can pay a session whose id was lost with the answer: its URL was never given out. An intent belongs to
 * the attempt that collects it now: a refused earlier attempt does not share its success.
 */
async function lookup(stripe: Stripe, key: string, reference: string | null): Promise<ChargeOutcome | undefined> {
  if (reference?.startsWith('cs_')) return readSession(stripe, reference)
  if (!reference?.startsWith('pi_')) return undefined
  const intent = await readIntent(stripe, reference)
  // The invoice was raised but not charged yet: the caller has to continue.
  if (intent.status === 'requires_payment_method' && !intent.last_payment_error) return undefined
  const outcome = outcomeOfIntent(intent)
  const isHis = intent.metadata[attemptKey] === key
  return isHis || outcome.state !== 'succeeded' ? outcome : { state: 'refused', reference, code: refusalOf({}) }
}

async function cancel(stripe: Stripe, key: string, reference: string | null): Promise<ChargeOutcome> {
  const known = await lookup(stripe, key, reference)
  if (!known) return { state: 'cancelled', reference }
  if (known.state !== 'redirect') return known
  try {
    await stripe.checkout.sessions.expire(known.reference)
    return { state: 'cancelled', reference: known.reference }
  } catch (error) {
    if (!isStripeError(error, 'StripeInvalidRequestError')) throw error
    // The session was paid or expired in the meantime.
    return (await lookup(stripe, key, reference)) ?? known
  }
}

/** Looks for the refund first: Stripe keeps its idempotency keys for a day only, and an outage may be longer. */
async function refund(stripe: Stripe, { key, amount, reference }: RefundOrder): Promise<{ reference: string }> {
  const known = (await refundsOf(stripe, reference)).find((one) => one.key === key)
  if (known) return { reference: known.reference }
  const order = { payment_intent: reference, amount, metadata: { [refundKey]: key } }
  const made = await stripe.refunds.create(order, { idempotencyKey: key })
  if (made.status === 'failed' || made.status === 'canceled')
    throw new Error(`Stripe refused the refund: ${made.status}`)
  return { reference: made.id }
}

const takesNoCard = async (): Promise<never> => {
  throw new Error('Stripe takes no card from us')
}

/**
 * Stripe accepts cards on its own page, which also starts a Stripe subscription (Checkout in `mode: subscription`).
 * Stripe raises an invoice for each period, and the site decides when each is collected. One calendar and one state machine
 * thus serve every provider, and only one side ever starts a charge.
 */
export function createStripe(platform: Pick<Platform, 'config' | 'clock'>): PaymentProvider {
  // Load the SDK while the server starts, so that the first order does not wait for it.
  const opened = createStripeClient(platform.config.stripe)
  return {
    name: stripeName,
    capabilities: { takesCards: false },
    sells: isSellablePeriod,
    fingerprint: () => undefined,
    chargeCard: takesNoCard,
    storeCard: takesNoCard,
    openCardPage: async (order) => openSession(await opened, order.key, cardSessionOrder(order)),
    openDebitPage: async (order) => openSession(await opened, order.key, cardSessionOrder(order, ['sepa_debit'])),
    openCheckout: async (order) => openSession(await opened, order.key, sessionOrder(order)),
    chargeStored: async (order) => collectPeriod(await opened, order),
    close: async (closing) => closeSubscription(await opened, closing, platform.clock.now()),
    forgetCard: async (method) => forgetCard(await opened, method),
    lookup: async (key, reference) => lookup(await opened, key, reference),
    cancel: async (key, reference) => cancel(await opened, key, reference),
    refund: async (order) => refund(await opened, order),
    entries: async function* (from, to) {
      yield* listBookEntries(await opened, from, to)
    },
    entry: async (kind, reference) => readBookEntry(await opened, kind, reference),
    refundsOf: async (charge) => refundsOf(await opened, charge),
    dispute: async (reference) => readDispute(await opened, reference),
    readWebhook: async (body, headers) => readWebhook(await opened, platform, body, headers),
  }
}
