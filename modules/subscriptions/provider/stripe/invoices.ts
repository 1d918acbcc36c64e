import type Stripe from 'stripe'
import type { ChargeOutcome, StoredOrder, SubscriptionClosure } from '../provider.ts'
import { attemptKey } from './books.ts'
import { isStripeError } from './client.ts'
import { idOf, methodOf, outcomeOfIntent, refusalOf, splitMethod } from './outcomes.ts'

/** The subscription was ended by Stripe or in its dashboard. */
const closedRefusal = 'R201'

const longestList = 100

/** Stripe keeps the id of a deleted customer, but does not know a customer of another account. */
const isDeleted = async (stripe: Stripe, customer: string): Promise<boolean> =>
  (await stripe.customers.retrieve(customer)).deleted === true

const isCustomerMissing = (error: unknown): boolean =>
  isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing' && error.param === 'customer'

/**
 * Checkout creates one customer per subscription.
 * @returns undefined without a subscription, or where the customer was deleted at Stripe
 */
export async function subscriptionOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  try {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })
    return data[0]
  } catch (error) {
    if (!isCustomerMissing(error) || !(await isDeleted(stripe, customer))) throw error
    return undefined
  }
}

/** Stops automatic collection: Stripe raises a draft invoice per period, and the site decides when it is paid. */
export async function disableAutomaticCollection(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.pause_collection || subscription.status === 'canceled') return
  const pause_collection = { behavior: 'keep_as_draft' } as const
  await stripe.subscriptions.update(
    subscription.id,
    { pause_collection },
    { idempotencyKey: `${subscription.id}-drafts` },
  )
}

export function intentOf(invoice: Stripe.Invoice | null): string | null {
  const payment = invoice?.payments?.data.find(({ is_default }) => is_default)
  return idOf(payment?.payment.payment_intent)
}

/** Marks the intent with the attempt's key, by which events and reports identify it. */
export async function markIntent(stripe: Stripe, intent: string, key: string): Promise<void> {
  await stripe.paymentIntents.update(intent, { metadata: { [attemptKey]: key } }, { idempotencyKey: `${key}-mark` })
}

const ofPeriods: readonly (string | null)[] = ['subscription_cycle', 'subscription_update']

const isUnpaid = ({ status }: Stripe.Invoice): boolean => status === 'draft' || status === 'open'

/**
 * The invoice that this attempt collects, by preference: one that an earlier call marked; one that Stripe collected before
 * collection was stopped; an unpaid one, if the last attempt was refused or Stripe's calendar was faster.
 */
function choose(invoices: Stripe.Invoice[], { key, amount }: StoredOrder): Stripe.Invoice | undefined {
  const raised = invoices.filter((one) => ofPeriods.includes(one.billing_reason) && one.amount_due === amount)
  return (
    raised.find(({ metadata }) => metadata?.[attemptKey] === key) ??
    raised.find(({ status, metadata }) => status === 'paid' && !metadata?.[attemptKey]) ??
    raised.find(isUnpaid)
  )
}

/**
 * New price of the item, from the period that is invoiced now; empty if it is unchanged. Stripe's price differs from the agreed
 * one after a switch, or when a code's reduction ends.
 */
function newPrice(
  item: Stripe.SubscriptionItem | undefined,
  { amount, period: { count, unit } }: Pick<StoredOrder, 'amount' | 'period'>,
): Pick<Stripe.SubscriptionUpdateParams, 'items'> {
  if (!item) throw new Error('Stripe’s subscription has no price')
  const { price } = item
  const { recurring } = price
  const isSame = price.unit_amount === amount && recurring?.interval === unit && recurring.interval_count === count
  if (isSame) return {}
  const interval = unit as 'day' | 'week' | 'month' | 'year'
  const product = typeof price.product === 'string' ? price.product : price.product.id
  const price_data = { currency: 'eur', product, unit_amount: amount, recurring: { interval, interval_count: count } }
  return { items: [{ id: item.id, price_data }] }
}

/** Stripe's calendar is behind: ends its period now, which raises the invoice for the next one. */
async function raise(
  stripe: Stripe,
  { id, status, items }: Stripe.Subscription,
  { key, amount, period }: StoredOrder,
): Promise<Stripe.Invoice> {
  const [name, end] =
    status === 'trialing'
      ? (['trial', { trial_end: 'now' }] as const)
      : (['period', { billing_cycle_anchor: { type: 'now' } }] as const)
  const { latest_invoice: invoice } = await stripe.subscriptions.update(
    id,
    { ...end, ...newPrice(items.data[0], { amount, period }), proration_behavior: 'none', expand: ['latest_invoice'] },
    { idempotencyKey: `${key}-${name}` },
  )
  if (!invoice || typeof invoice === 'string') throw new Error('Stripe raised no invoice')
  return invoice
}

/** Marks the invoice as this attempt's, and finalizes a draft so that it can be paid. */
async function claim(
  stripe: Stripe,
  { id }: Stripe.Invoice,
  { key, label }: Pick<StoredOrder, 'key' | 'label'>,
): Promise<Stripe.Invoice> {
  const expand = ['payments']
  const claimed = await stripe.invoices.update(
    id,
    { metadata: { [attemptKey]: key }, expand, ...(label ? { statement_descriptor: label } : {}) },
    // Stripe refuses a repeated key with another label, and the user may have changed the label meanwhile.
    { idempotencyKey: `${key}-claim${label ? '-labelled' : ''}` },
  )
  if (claimed.status !== 'draft') return claimed
  const options = { idempotencyKey: `${key}-finalize` }
  return stripe.invoices.finalizeInvoice(id, { auto_advance: false, expand }, options)
}

const unusable: readonly (string | undefined)[] = [
  'account_closed',
  'debit_not_authorized',
  'payment_intent_incompatible_payment_method',
  'payment_intent_mandate_invalid',
  'payment_method_unactivated',
  'payment_method_unexpected_state',
  'sepa_unsupported_account',
]

/**
 * Tells whether the card or account is refused before any bank is asked: it was removed at Stripe, or its mandate was withdrawn.
 * A retry would always get the same answer.
 */
const isUnusable = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  isStripeError(error, 'StripeInvalidRequestError') &&
  (error.param === 'payment_method' || unusable.includes(error.code))

async function pay(
  stripe: Stripe,
  { id }: Stripe.Invoice,
  { intent, key, method }: { intent: string; key: string; method: string },
): Promise<ChargeOutcome | undefined> {
  const order = { payment_method: method, off_session: true }
  try {
    await stripe.invoices.pay(id, order, { idempotencyKey: `${key}-pay` })
    return undefined
  } catch (error) {
    if (!isStripeError(error, 'StripeCardError') && !isUnusable(error)) throw error
    return { state: 'refused', reference: intent, code: refusalOf(error) }
  }
}

export const readIntent = (stripe: Stripe, intent: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(intent, { expand: ['payment_method'] })

/** A period that costs nothing needs no invoice. */
async function takeNothing(stripe: Stripe, reference: string, token: string): Promise<ChargeOutcome> {
  const { customer, method } = splitMethod(token)
  const stored = methodOf({ id: customer }, await stripe.paymentMethods.retrieve(method))
  return { state: 'succeeded', reference, method: stored }
}

/**
 * Collects the next period. Stripe pays an invoice only once, so two attempts cannot charge the same period twice.
 * Every step has a key derived from the attempt's, and may be repeated.
 */
export async function collectPeriod(stripe: Stripe, order: StoredOrder): Promise<ChargeOutcome> {
  const { key, amount, method: token } = order
  const { customer, method } = splitMethod(token)
  const subscription = await subscriptionOf(stripe, customer)
  if (!subscription) {
    if (!(await isDeleted(stripe, customer))) throw new Error('Stripe knows no subscription of this customer')
    return { state: 'refused', reference: customer, code: closedRefusal }
  }
  if (amount === 0) return takeNothing(stripe, subscription.id, token)
  const list = { subscription: subscription.id, limit: longestList, expand: ['data.payments'] }
  const known = choose((await stripe.invoices.list(list)).data, order)
  if (subscription.status === 'canceled' && known?.status !== 'paid') {
    return { state: 'refused', reference: subscription.id, code: closedRefusal }
  }
  const raised = known ?? (await raise(stripe, subscription, order))
  if (raised.amount_due !== amount) throw new Error('Stripe’s invoice is not about the amount that was agreed')
  const invoice = await claim(stripe, raised, order)
  const intent = intentOf(invoice)
  if (!intent) throw new Error('Stripe’s invoice has no payment')
  await markIntent(stripe, intent, key)
  const refused = invoice.status === 'paid' ? undefined : await pay(stripe, invoice, { intent, key, method })
  return refused ?? outcomeOfIntent(await readIntent(stripe, intent))
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export async function closeSubscription(stripe: Stripe, { method, at }: SubscriptionClosure, now: Date): Promise<void> {
  const subscription = await subscriptionOf(stripe, splitMethod(method).customer)
  if (!subscription || subscription.status === 'canceled') return
  if (at <= now) await stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false })
  else await stripe.subscriptions.update(subscription.id, { cancel_at: seconds(at), proration_behavior: 'none' })
}

export async function forgetCard(stripe: Stripe, token: string): Promise<void> {
  // A one-off payment stores no card.
  if (!token.includes('/')) return
  const { method } = splitMethod(token)
  const { customer } = await stripe.paymentMethods.retrieve(method)
  if (customer) await stripe.paymentMethods.detach(method)
}
