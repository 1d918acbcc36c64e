import type Stripe from 'stripe'
import type { Duration } from '../../../../contracts/text/french-duration.ts'
import type { CardExchange, ChargeOutcome, CheckoutOrder, Plan } from '../provider.ts'
import { attemptKey } from './books.ts'
import { disableAutomaticCollection, intentOf, markIntent, subscriptionOf } from './invoices.ts'
import { idOf, methodOf, outcomeOfIntent, splitMethod } from './outcomes.ts'

/** Stripe's units, with its maximum of three years in each. */
const longest: Partial<Readonly<Record<Duration['unit'], number>>> = { day: 1095, week: 156, month: 36, year: 3 }

export const isSellablePeriod = ({ count, unit }: Duration): boolean => count <= (longest[unit] ?? 0)

/**
 * Rounds a trial up to whole days, as Stripe requires; the site ends it to the second. The result must be deterministic.
 */
const trialUnitDays = { second: 1 / 86_400, minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 31, year: 366 }
const longestTrialDays = 730

const trialDays = ({ count, unit }: Duration): number =>
  Math.min(longestTrialDays, Math.ceil(count * trialUnitDays[unit]))

const price = (amount: number, name: string) => ({ currency: 'eur', unit_amount: amount, product_data: { name } })

function itemsOf({ amount, label }: CheckoutOrder, plan: Plan) {
  const { count, unit } = plan.period
  const recurring = { interval: unit as 'day' | 'week' | 'month' | 'year', interval_count: count }
  const period = { price_data: { ...price(plan.amount, label), recurring }, quantity: 1 }
  // The price of a trial is charged once, on the first invoice.
  return plan.trial && amount > 0 ? [period, { price_data: price(amount, `${label}, essai`), quantity: 1 }] : [period]
}

/** Apple Pay and Google Pay are card payments; Link is a separate method, without a card's digits. */
const methods: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[] = ['card', 'link']

type Mode = Pick<
  Stripe.Checkout.SessionCreateParams,
  'mode' | 'line_items' | 'subscription_data' | 'payment_method_collection' | 'payment_intent_data'
>

/** A subscription at Stripe, or one payment that stores neither customer nor card. */
function modeOf(order: CheckoutOrder): Mode {
  const { key, amount, label, plan } = order
  const metadata = { [attemptKey]: key }
  if (!plan) {
    const line_items = [{ price_data: price(amount, label), quantity: 1 }]
    return { mode: 'payment', line_items, payment_intent_data: { metadata } }
  }
  return {
    mode: 'subscription',
    line_items: itemsOf(order, plan),
    subscription_data: { metadata, ...(plan.trial && { trial_period_days: trialDays(plan.trial) }) },
    payment_method_collection: 'always',
  }
}

export function sessionOrder(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { key, email, terms, back } = order
  const metadata = { [attemptKey]: key }
  return {
    ...modeOf(order),
    client_reference_id: key,
    customer_email: email,
    locale: 'fr',
    success_url: back.success,
    cancel_url: back.failure,
    metadata,
    custom_text: { submit: { message: terms } },
    allowed_payment_method_types: methods,
  }
}

/** The new card, or bank account, is stored for the customer of the former card. */
export function cardSessionOrder(
  { key, method, back }: CardExchange,
  allowed: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[] = methods,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { [attemptKey]: key }
  return {
    mode: 'setup',
    currency: 'eur',
    customer: splitMethod(method).customer,
    client_reference_id: key,
    locale: 'fr',
    success_url: back.success,
    cancel_url: back.failure,
    metadata,
    setup_intent_data: { metadata },
    allowed_payment_method_types: allowed,
  }
}

const sessionParts = [
  'subscription.default_payment_method',
  'invoice.payments',
  'setup_intent.payment_method',
  'setup_intent.mandate',
  'payment_intent.payment_method',
]

function waiting(session: Stripe.Checkout.Session): ChargeOutcome | undefined {
  const reference = session.id
  if (session.status === 'expired') return { state: 'cancelled', reference }
  if (session.status === 'open') {
    if (!session.url) throw new Error('Stripe opened a page without an address')
    return { state: 'redirect', reference, href: session.url }
  }
  return session.payment_status === 'unpaid' ? { state: 'pending', reference } : undefined
}

/** A bank account is debited under a mandate, whose reference every notice names. */
function withMandate(outcome: ChargeOutcome, { mandate }: Stripe.SetupIntent): ChargeOutcome {
  const signed = mandate && typeof mandate !== 'string' ? mandate.payment_method_details.sepa_debit : undefined
  return outcome.state === 'succeeded' && signed
    ? { ...outcome, method: { ...outcome.method, mandate: signed.reference } }
    : outcome
}

/** Stripe's own subscription also gets the new card as its default. */
async function takeCard(stripe: Stripe, { id, setup_intent: intent }: Stripe.Checkout.Session): Promise<ChargeOutcome> {
  if (!intent || typeof intent === 'string') throw new Error('Stripe did not return the outcome of the card change')
  const outcome = withMandate(outcomeOfIntent(intent), intent)
  const customer = idOf(intent.customer)
  const subscription = customer && (await subscriptionOf(stripe, customer))
  const card = idOf(intent.payment_method)
  if (outcome.state !== 'succeeded' || !card || !subscription || subscription.status === 'canceled') return outcome
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card }, { idempotencyKey: `${id}-card` })
  return outcome
}

/** Before the payment counts, stops Stripe from collecting by itself, and marks the payment with its key. */
async function takeSubscription(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ChargeOutcome> {
  const { subscription, invoice, metadata } = session
  const key = metadata?.[attemptKey]
  if (!key || !subscription || typeof subscription === 'string' || typeof invoice === 'string') {
    throw new Error('Stripe did not return the subscription of the session')
  }
  await disableAutomaticCollection(stripe, subscription)
  const intent = intentOf(invoice)
  if (intent) await markIntent(stripe, intent, key)
  const method = methodOf(subscription.customer, subscription.default_payment_method)
  return { state: 'succeeded', reference: intent ?? session.id, method }
}

/** The intent of a one-off payment has its outcome. */
function takePayment({ payment_intent: intent }: Stripe.Checkout.Session): ChargeOutcome {
  if (!intent || typeof intent === 'string') throw new Error('Stripe did not return the payment of the session')
  return outcomeOfIntent(intent)
}

/** Reads the outcome of a checkout session, and completes it at Stripe. Idempotent. */
export async function readSession(stripe: Stripe, id: string): Promise<ChargeOutcome> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: sessionParts })
  const awaited = waiting(session)
  if (awaited) return awaited
  if (session.mode === 'payment') return takePayment(session)
  return session.mode === 'setup' ? takeCard(stripe, session) : takeSubscription(stripe, session)
}

export async function openSession(
  stripe: Stripe,
  key: string,
  order: Stripe.Checkout.SessionCreateParams,
): Promise<ChargeOutcome> {
  const session = await stripe.checkout.sessions.create(order, { idempotencyKey: key })
  return waiting(session) ?? { state: 'pending', reference: session.id }
}
