import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { CreditCard } from '../../../../contracts/subscriptions/card.ts'
import { debitBrand } from '../../../../contracts/subscriptions/card-name.ts'
import { secretOf } from '../../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import type {
  BookEntry,
  CardExchange,
  CardOrder,
  ChargeOutcome,
  Dispute,
  PaymentProvider,
  RefundOrder,
  ReturnAddresses,
  StoredOrder,
} from '../provider.ts'
import { newMandate, type readAccountForm } from './accounts.ts'
import { behaviourOf, brandOf, cancelledRefusal, pendingMilliseconds, renewalRefusal } from './cards.ts'
import * as books from './queries.ts'
import { isSigned, signatureHeader } from './signature.ts'

export type SandboxContext = Pick<OpenedPlatform, 'db' | 'clock' | 'config'>

export const sandboxName = 'sandbox'

export const sandboxSecret = (context: SandboxContext): Promise<Uint8Array> => secretOf(context.db, 'sandbox-webhook')

const pageOf = (context: SandboxContext, page: 'checkout' | 'authentication', uid: string): string =>
  `${context.config.publicUrl}/sandbox/${page}/${uid}`

/** A card was refused on a page that stays open. */
export const cardRefusedEvent = 'card.refused'

export const debitReturnedEvent = 'debit.returned'
const returnPrefix = 'return-'

const eventBody = z.object({ id: z.string().min(1).max(200), type: z.string().max(100), key: z.string().max(200) })

/** The current outcome of a charge, in the types of the provider interface. */
export async function outcomeOf(context: SandboxContext, charge: books.SandboxCharge): Promise<ChargeOutcome> {
  const reference = charge.uid
  if (charge.state === 'open') return { state: 'redirect', reference, href: pageOf(context, 'checkout', reference) }
  if (charge.state === 'authenticating') {
    return { state: 'redirect', reference, href: pageOf(context, 'authentication', reference) }
  }
  if (charge.state === 'pending' || charge.state === 'cancelled') return { state: charge.state, reference }
  if (charge.state === 'declined') return { state: 'refused', reference, code: charge.code ?? 'E000' }
  const method = charge.method ? await books.findMethod(context.db, charge.method) : undefined
  if (!method) throw new Error('a charge succeeded without a card')
  const { brand, last4, mandate } = method
  const stored = { token: method.uid, brand, last4, fingerprint: fingerprintOf(method) }
  return { state: 'succeeded', reference, method: mandate === null ? stored : { ...stored, mandate } }
}

/** The sandbox knows ten cards, and brand and digits distinguish them. */
const fingerprintOf = ({ brand, last4 }: { brand: string; last4: string }): string => `${brand}-${last4}`

/** Simulates the bank's answer to a card. Of the number, only the last four digits are stored. */
export async function simulateCard(
  context: SandboxContext,
  card: Pick<CreditCard, 'number'>,
): Promise<Pick<books.NewCharge, 'state' | 'code' | 'method' | 'succeedsAt'>> {
  const behaviour = behaviourOf(card.number)
  if (behaviour.kind === 'declines') return { state: 'declined', code: behaviour.code }
  const now = context.clock.now()
  const method = await books.addMethod(context.db, {
    brand: brandOf(card.number),
    last4: card.number.slice(-4),
    declinesRenewals: behaviour.kind === 'succeeds' && behaviour.declinesRenewals,
    createdAt: now,
  })
  if (behaviour.kind === 'authenticates') return { state: 'authenticating', method: method.uid }
  if (behaviour.kind === 'succeeds') return { state: 'succeeded', method: method.uid }
  return { state: 'pending', method: method.uid, succeedsAt: new Date(now.getTime() + pendingMilliseconds) }
}

type Account = Extract<ReturnType<typeof readAccountForm>, { account: unknown }>['account']

/** Stores a bank account under a new mandate. */
export async function signMandate(
  context: SandboxContext,
  account: Account,
): Promise<Pick<books.NewCharge, 'state' | 'method'>> {
  const named = { brand: debitBrand, mandate: newMandate(), createdAt: context.clock.now() }
  const { uid: method } = await books.addMethod(context.db, { ...account, ...named })
  return { state: 'succeeded', method }
}

async function record(context: SandboxContext, charge: Omit<books.NewCharge, 'createdAt'>): Promise<ChargeOutcome> {
  const added = await books.addCharge(context.db, { ...charge, createdAt: context.clock.now() })
  if (added.charge.state !== 'cancelled' && added.charge.amount !== charge.amount)
    throw new Error('the key came with another amount before')
  return outcomeOf(context, added.charge)
}

const hrefsOf = ({ success, failure }: ReturnAddresses) => ({ successHref: success, failureHref: failure })

async function chargeCard(
  context: SandboxContext,
  { key, card, back }: Pick<CardOrder, 'key' | 'card' | 'back'>,
  charged: { amount: number; label: string },
): Promise<ChargeOutcome> {
  const known = await books.findChargeByKey(context.db, key)
  if (known) return outcomeOf(context, known)
  const presented = await simulateCard(context, card)
  return record(context, { key, ...charged, ...hrefsOf(back), ...presented })
}

async function chargeStored(
  context: SandboxContext,
  { key, amount, method: token, label }: StoredOrder,
): Promise<ChargeOutcome> {
  const method = await books.findMethod(context.db, token)
  if (!method || method.forgottenAt) return record(context, { key, amount, state: 'declined', code: renewalRefusal })
  if (method.mandate !== null) {
    // A real bank takes some days; here a debit takes as long as a pending card payment.
    const succeedsAt = new Date(context.clock.now().getTime() + pendingMilliseconds)
    const code = method.declinesRenewals ? renewalRefusal : null
    return record(context, { key, amount, label, state: 'pending', code, method: method.uid, succeedsAt })
  }
  return method.declinesRenewals
    ? record(context, { key, amount, state: 'declined', code: renewalRefusal, method: method.uid })
    : record(context, { key, amount, label, state: 'succeeded', method: method.uid })
}

async function cancel(context: SandboxContext, key: string): Promise<ChargeOutcome> {
  // If the charge has not arrived yet, this row makes it count as cancelled on arrival.
  const { charge } = await books.addCharge(context.db, {
    key,
    amount: 0,
    state: 'cancelled',
    code: cancelledRefusal,
    createdAt: context.clock.now(),
  })
  const cancelled = await books.changeCharge(context.db, charge.uid, ['open', 'authenticating', 'pending'], {
    state: 'cancelled',
    code: cancelledRefusal,
  })
  const current = cancelled ?? (await books.findCharge(context.db, charge.uid)) ?? charge
  return outcomeOf(context, current)
}

async function refund(
  context: SandboxContext,
  { key, amount, reference }: RefundOrder,
): Promise<{ reference: string }> {
  return context.db.transaction(async (db) => {
    const charge = await books.lockCharge(db, reference)
    const done = await books.findRefundByKey(db, key)
    if (done) return { reference: done.uid }
    if (charge?.state !== 'succeeded') throw new Error('there is no such charge to refund')
    const left = charge.returnedAt ? 0 : charge.amount - (await books.refundedAmountOf(db, reference))
    if (amount > left) throw new Error('more would be refunded than was charged')
    return { reference: await books.addRefund(db, { key, amount, charge: reference, createdAt: context.clock.now() }) }
  })
}

const pageLength = 100

/** Reads charges and refunds page by page, as an external provider returns them. */
async function* entries(context: SandboxContext, from: Date, to: Date): AsyncGenerator<BookEntry> {
  for (const page of [books.chargesPage, books.refundsPage]) {
    let after: string | null = null
    for (;;) {
      const found: BookEntry[] = await page(context.db, { from, to, after, limit: pageLength })
      yield* found
      after = found.at(-1)?.reference ?? null
      if (found.length < pageLength) break
    }
  }
}

function parseEvent(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function readWebhook(context: SandboxContext, body: Buffer, headers: IncomingHttpHeaders) {
  if (!isSigned(await sandboxSecret(context), body, headers[signatureHeader], context.clock.now())) return undefined
  const event = eventBody.safeParse(parseEvent(body)).data
  if (event?.type === cardRefusedEvent) return { ...event, about: 'card-refused' as const }
  if (event?.type !== debitReturnedEvent) return event
  const charge = await books.findChargeByKey(context.db, event.key)
  if (!charge) return event
  // No key: with one, the site would look up the charge's outcome, which is settled already.
  const { uid, amount } = charge
  return { ...event, key: null, about: 'dispute' as const, reference: `${returnPrefix}${uid}`, charge: uid, amount }
}

async function dispute(context: SandboxContext, reference: string): Promise<Dispute | undefined> {
  if (!reference.startsWith(returnPrefix)) return undefined
  const charge = await books.findCharge(context.db, reference.slice(returnPrefix.length))
  if (!charge?.returnedAt) return undefined
  const decided = { state: 'lost', fee: 0, reason: 'debit-not-authorized', answerBy: null } as const
  return { reference, charge: charge.uid, amount: charge.amount, ...decided }
}

/** The sandbox stores a card with a charge of zero cents. */
const cardExchange = { amount: 0, label: 'Changement de carte' }
const debitExchange = { amount: 0, label: 'Prélèvement SEPA', asksForAccount: true }

const openExchange = (
  context: SandboxContext,
  { key, back }: CardExchange,
  exchange: typeof cardExchange | typeof debitExchange,
): Promise<ChargeOutcome> => record(context, { key, ...exchange, state: 'open', ...hrefsOf(back) })

/** A complete payment provider inside the site, with its own records, pages and webhooks; no money moves. */
export function createSandbox(context: SandboxContext): PaymentProvider {
  return {
    name: sandboxName,
    capabilities: { takesCards: true },
    sells: () => true,
    fingerprint: ({ number }) => fingerprintOf({ brand: brandOf(number), last4: number.slice(-4) }),
    chargeCard: ({ amount, label, ...order }) => chargeCard(context, order, { amount, label }),
    openCheckout: ({ key, amount, label, terms, back }) =>
      record(context, { key, amount, label, terms, state: 'open', ...hrefsOf(back) }),
    chargeStored: (order) => chargeStored(context, order),
    storeCard: (order) => chargeCard(context, order, cardExchange),
    openCardPage: (order) => openExchange(context, order, cardExchange),
    openDebitPage: (order) => openExchange(context, order, debitExchange),
    // The sandbox stores no subscription: it makes only requested charges.
    close: async () => undefined,
    forgetCard: (token) => books.forgetMethod(context.db, token, context.clock.now()),
    async lookup(key) {
      const charge = await books.findChargeByKey(context.db, key)
      return charge && outcomeOf(context, charge)
    },
    cancel: (key) => cancel(context, key),
    refund: (order) => refund(context, order),
    entries: (from, to) => entries(context, from, to),
    entry: (kind, reference) => books.findEntry(context.db, kind, reference),
    refundsOf: (charge) => books.refundEntriesOf(context.db, charge),
    dispute: (reference) => dispute(context, reference),
    readWebhook: (body, headers) => readWebhook(context, body, headers),
  }
}
