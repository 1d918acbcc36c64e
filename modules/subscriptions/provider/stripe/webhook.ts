import type { IncomingHttpHeaders } from 'node:http'
import type Stripe from 'stripe'
import type { Platform } from '../../../../platform/index.ts'
import type { ProviderEvent } from '../provider.ts'
import { attemptKey } from './books.ts'
import { isStripeError } from './client.ts'
import { idOf } from './outcomes.ts'

const webhookToleranceSeconds = 300

/** The subject of a Stripe event; a charge is identified by its intent, which can be looked up. */
function meaningOf(event: Stripe.Event): Omit<ProviderEvent, 'id' | 'type'> {
  if (event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed') {
    const { id, payment_intent, amount } = event.data.object
    return { key: null, about: 'dispute', reference: id, charge: idOf(payment_intent), amount }
  }
  if (event.type === 'refund.failed') {
    const { id, payment_intent, amount } = event.data.object
    return { key: null, about: 'refund-failed', reference: id, charge: idOf(payment_intent), amount }
  }
  if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'charge.refunded') {
    const charge = idOf(event.data.object.payment_intent)
    return { key: null, about: 'refund', reference: charge, charge }
  }
  // A gift is one payment: its page has no invoice.
  if (event.type === 'setup_intent.setup_failed' || event.type === 'payment_intent.payment_failed') {
    const { id, metadata } = event.data.object
    return { key: metadata?.[attemptKey] ?? null, about: 'card-refused', reference: id }
  }
  if (event.type === 'invoice.payment_failed') {
    const { id, parent } = event.data.object
    // The key of the page's order: a renewal's key is on the invoice itself.
    const key = parent?.subscription_details?.metadata?.[attemptKey] ?? null
    return { key, about: 'card-refused', reference: id }
  }
  const object = event.data.object as { id?: string; object?: string; metadata?: Stripe.Metadata | null }
  const key = object.metadata?.[attemptKey] ?? null
  if (object.object === 'charge') return { key, reference: idOf((object as Stripe.Charge).payment_intent) }
  return { key, reference: object.id ?? null }
}

/** @returns undefined when the signature is invalid or too old */
export function readWebhook(
  stripe: Stripe,
  platform: Pick<Platform, 'config' | 'clock'>,
  body: Buffer,
  headers: IncomingHttpHeaders,
): ProviderEvent | undefined {
  const signature = headers['stripe-signature']
  const secret = platform.config.stripe.webhookSecret
  if (typeof signature !== 'string' || !secret) return undefined
  const now = platform.clock.now().getTime()
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, webhookToleranceSeconds, undefined, now)
    return { id: event.id, type: event.type, ...meaningOf(event) }
  } catch (error) {
    if (isStripeError(error, 'StripeSignatureVerificationError')) return undefined
    throw error
  }
}
