import type Stripe from 'stripe'
import type { ChargeOutcome, StoredMethod } from '../provider.ts'

/** Maps Stripe's codes for a refused card to the codes of the site's forms. */
const refusals: Readonly<Record<string, string>> = {
  incorrect_number: 'E001001',
  invalid_number: 'E001001',
  invalid_expiry_month: '1100005PI3',
  invalid_expiry_year: '1100003PI4',
  expired_card: '1100003PI4',
  incorrect_cvc: '1100005PI2',
  invalid_cvc: '1100005PI2',
  authentication_required: 'R202',
  insufficient_funds: 'R203',
  processing_error: 'X000',
}

const otherRefusal = 'R201'

export const refusalOf = (error: { code?: string; decline_code?: string }): string =>
  refusals[error.decline_code ?? ''] ?? refusals[error.code ?? ''] ?? otherRefusal

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

type Expanded<T> = string | T | null

/** A renewal needs the customer and the card: both ids are stored as one. The card of a one-off payment belongs to no customer. */
export function methodOf(customer: Expanded<{ id: string }>, card: Expanded<Stripe.PaymentMethod>): StoredMethod {
  if (!card || typeof card === 'string') throw new Error('Stripe did not return the card that was used')
  const owner = idOf(customer) ?? idOf(card.customer)
  const { last4, fingerprint } = card.card ?? card.sepa_debit ?? {}
  return {
    token: owner ? `${owner}/${card.id}` : card.id,
    brand: card.card?.brand ?? card.type,
    last4: last4 ?? '',
    ...(fingerprint ? { fingerprint } : {}),
  }
}

export function splitMethod(token: string): { customer: string; method: string } {
  const [customer, method] = token.split('/')
  if (!customer || !method) throw new Error('this is not a card that Stripe keeps')
  return { customer, method }
}

export function outcomeOfIntent(intent: Stripe.PaymentIntent | Stripe.SetupIntent): ChargeOutcome {
  const reference = intent.id
  if (intent.status === 'succeeded') {
    return { state: 'succeeded', reference, method: methodOf(intent.customer, intent.payment_method) }
  }
  if (intent.status === 'processing') return { state: 'pending', reference }
  if (intent.status === 'canceled') return { state: 'cancelled', reference }
  const error = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error
  return { state: 'refused', reference, code: refusalOf(error ?? {}) }
}
