import Stripe from 'stripe'
import type { Platform } from '../../../../platform/index.ts'
import type {
  CardExchange,
  ChargeOutcome,
  CheckoutOrder,
  PaymentProvider,
  RefundOrder,
  StoredOrder,
} from '../provider.ts'
import { attemptKey, entries, entry, refundKey, refundsOf } from './books.ts'
import { createStripeClient } from './client.ts'
import { outcomeOfIntent, outcomeOfSession, refusalOf, splitMethod } from './outcomes.ts'
import { readWebhook } from './webhook.ts'

export const stripeName = 'stripe'

const sessionParts = ['payment_intent.payment_method', 'setup_intent.payment_method']

function sessionOrder({ key, amount, email, label, back }: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { [attemptKey]: key }
  const common = {
    client_reference_id: key,
    customer_email: email,
    customer_creation: 'always',
    locale: 'fr',
    success_url: back.success,
    cancel_url: back.failure,
    metadata,
    allowed_payment_method_types: ['card'],
  } satisfies Stripe.Checkout.SessionCreateParams
  // Nothing to pay today: the card is only kept for the first charge.
  if (amount === 0) return { ...common, mode: 'setup', currency: 'eur', setup_intent_data: { metadata } }
  const price = { currency: 'eur', unit_amount: amount, product_data: { name: label } }
  return {
    ...common,
    mode: 'payment',
    line_items: [{ price_data: price, quantity: 1 }],
    payment_intent_data: { setup_future_usage: 'off_session', metadata },
  }
}

/** The new card is kept for the customer whose the former is. */
async function openCardPage(stripe: Stripe, { key, method, back }: CardExchange): Promise<ChargeOutcome> {
  const metadata = { [attemptKey]: key }
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: 'setup',
    currency: 'eur',
    customer: splitMethod(method).customer,
    client_reference_id: key,
    locale: 'fr',
    success_url: back.success,
    cancel_url: back.failure,
    metadata,
    setup_intent_data: { metadata },
    allowed_payment_method_types: ['card'],
  }
  return outcomeOfSession(await stripe.checkout.sessions.create(session, { idempotencyKey: key }))
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<ChargeOutcome> {
  const options = { idempotencyKey: order.key }
  return outcomeOfSession(await stripe.checkout.sessions.create(sessionOrder(order), options))
}

async function chargeStored(stripe: Stripe, { key, amount, method: token }: StoredOrder): Promise<ChargeOutcome> {
  const { customer, method } = splitMethod(token)
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'eur',
        customer,
        payment_method: method,
        off_session: true,
        confirm: true,
        metadata: { [attemptKey]: key },
        expand: ['payment_method'],
      },
      { idempotencyKey: key },
    )
    return outcomeOfIntent(intent)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    return { state: 'refused', reference: error.payment_intent?.id ?? key, code: refusalOf(error) }
  }
}

/** A session that was opened and whose name was lost with the answer has no visitor: nobody was ever told its address. */
async function lookup(stripe: Stripe, reference: string | null): Promise<ChargeOutcome | undefined> {
  if (reference === null) return undefined
  if (reference.startsWith('cs_')) {
    return outcomeOfSession(await stripe.checkout.sessions.retrieve(reference, { expand: sessionParts }))
  }
  if (reference.startsWith('seti_')) {
    return outcomeOfIntent(await stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] }))
  }
  return outcomeOfIntent(await stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] }))
}

async function cancel(stripe: Stripe, reference: string | null): Promise<ChargeOutcome> {
  const known = await lookup(stripe, reference)
  if (!known) return { state: 'cancelled', reference }
  if (known.state !== 'redirect') return known
  try {
    return outcomeOfSession(await stripe.checkout.sessions.expire(known.reference))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // It was paid for, or ended, in the meantime.
    return (await lookup(stripe, reference)) ?? known
  }
}

async function refund(stripe: Stripe, { key, amount, reference }: RefundOrder): Promise<{ reference: string }> {
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
 * Stripe takes the cards on its own page (Checkout, which also keeps them); renewals are ours to ask for, with the card it keeps, so
 * that one calendar and one state machine serve every provider.
 */
export function createStripe(platform: Pick<Platform, 'config' | 'clock'>): PaymentProvider {
  const stripe = createStripeClient(platform.config.stripe)
  return {
    name: stripeName,
    capabilities: { takesCards: false },
    chargeCard: takesNoCard,
    keepCard: takesNoCard,
    openCardPage: (order) => openCardPage(stripe, order),
    openCheckout: (order) => openCheckout(stripe, order),
    chargeStored: (order) => chargeStored(stripe, order),
    lookup: (_key, reference) => lookup(stripe, reference),
    cancel: (_key, reference) => cancel(stripe, reference),
    refund: (order) => refund(stripe, order),
    entries: (from, to) => entries(stripe, from, to),
    entry: (kind, reference) => entry(stripe, kind, reference),
    refundsOf: (charge) => refundsOf(stripe, charge),
    readWebhook: async (body, headers) => readWebhook(stripe, platform, body, headers),
  }
}
