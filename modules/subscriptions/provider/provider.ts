import type { IncomingHttpHeaders } from 'node:http'
import type { CreditCard } from '../../../contracts/subscriptions/card.ts'
import type { DisputeReason } from '../../../contracts/subscriptions/staff-ledger.ts'
import type { Duration } from '../../../contracts/text/french-duration.ts'

/** A card or bank account stored by the provider: its token, and the data that may be shown. */
export interface StoredMethod {
  token: string
  brand: string
  last4: string
  /** same for every card with this number, whoever stores it; absent if the provider does not say */
  fingerprint?: string
  /** reference of the SEPA mandate of a bank account; absent for a card */
  mandate?: string
}

/** The outcome of a charge. `reference` identifies the charge at the provider. */
export type ChargeOutcome =
  | { state: 'succeeded'; reference: string; method: StoredMethod }
  /** the user must open that URL */
  | { state: 'redirect'; reference: string; href: string }
  /** the provider will report the outcome by a webhook */
  | { state: 'pending'; reference: string }
  | { state: 'refused'; reference: string; code: string }
  | { state: 'cancelled'; reference: string | null }

export interface ReturnAddresses {
  success: string
  failure: string
}

interface Order {
  /** a key is charged at most once, however often it is sent */
  key: string
  /** euro cents */
  amount: number
}

export interface CardOrder extends Order {
  card: CreditCard
  holder: string
  label: string
  back: ReturnAddresses
}

/** The payments after the first one, for a provider that has subscriptions of its own. */
export interface Plan {
  /** euro cents per period */
  amount: number
  period: Duration
  trial: Duration | undefined
  /** `amount` is reduced from `full` for this number of periods (null: for all) */
  reduced?: { full: number; periods: number | null } | null
}

export interface CheckoutOrder extends Order {
  email: string
  label: string
  /** null: one payment, after which the card is not kept */
  plan: Plan | null
  /** description of the order, shown beside the page's button */
  terms: string
  back: ReturnAddresses
}

export interface StoredOrder extends Order {
  method: string
  /** length of the paid period, which may differ from that of the last period */
  period: Duration
  /** label on the bank statement; default: the provider's setting */
  label?: string
}

/** A card that replaces a stored one; no charge. */
export interface CardExchange {
  /** a key stores one card, however often it is sent */
  key: string
  /** the card it replaces; the new one belongs to the same customer */
  method: string
  back: ReturnAddresses
}

export interface NewCard extends CardExchange {
  card: CreditCard
  holder: string
}

/** No further charge will be made on this card after `at`. */
export interface SubscriptionClosure {
  method: string
  /** a past or present time means at once */
  at: Date
}

export interface RefundOrder extends Order {
  /** the charge's reference */
  reference: string
}

export interface ProviderEvent {
  id: string
  type: string
  /** key of the charge or card change that the event concerns; null if the site made none */
  key: string | null
  /** reference of the object, for an attempt whose own reference was lost */
  reference?: string | null
  /**
   * a refund, a failed refund or a dispute; a card refused on the provider's page, where the user may try another; absent: the
   * outcome of a charge
   */
  about?: 'refund' | 'refund-failed' | 'dispute' | 'card-refused'
  /** the charge's reference, if `about` is set */
  charge?: string | null
  /** euro cents */
  amount?: number | null
}

/** One line of the provider's own records. */
export interface BookEntry {
  kind: 'charge' | 'refund'
  reference: string
  /** the site's key of the attempt or the refund; null when the site did not request it */
  key: string | null
  /** euro cents */
  amount: number
  at: Date
  /** for a refund: the charge's reference */
  charge: string | null
}

/** A charge that the payer's bank claims back. */
export interface Dispute {
  reference: string
  /** the charge's reference */
  charge: string | null
  /** euro cents */
  amount: number
  /** `closed`: the bank's inquiry ended without a dispute */
  state: 'open' | 'won' | 'lost' | 'closed'
  /** euro cents of fee that the provider keeps; null if it does not say */
  fee: number | null
  reason: DisputeReason
  /** deadline for the seller's answer; null if no answer is expected */
  answerBy: Date | null
}

/**
 * The interface to a payment provider. Every write has a key and may be repeated with it. A refusal is an outcome; an
 * exception means that the outcome is unknown and must be found with `lookup`.
 */
export interface PaymentProvider {
  readonly name: string
  readonly capabilities: { readonly takesCards: boolean }
  /** tells whether the provider supports periods of that length */
  sells(period: Duration): boolean
  /** fingerprint of a card before its charge; undefined if the provider asks for cards on its own page */
  fingerprint(card: CreditCard): string | undefined
  chargeCard(order: CardOrder): Promise<ChargeOutcome>
  openCheckout(order: CheckoutOrder): Promise<ChargeOutcome>
  chargeStored(order: StoredOrder): Promise<ChargeOutcome>
  /** a success returns the new card, which later charges name */
  storeCard(order: NewCard): Promise<ChargeOutcome>
  /** stores a card on a page of the provider */
  openCardPage(order: CardExchange): Promise<ChargeOutcome>
  /**
   * A page of the provider where a bank account with a SEPA mandate replaces the card. Charges are pending for days. The bank can return a
   * charge for weeks afterwards; that counts as a lost dispute.
   */
  openDebitPage(order: CardExchange): Promise<ChargeOutcome>
  /** Updates the provider's own records only: the site decides every charge, so nothing depends on it. */
  close(closing: SubscriptionClosure): Promise<void>
  /** Deletes a card: it cannot be charged any more; its charges can still be refunded. */
  forgetCard(method: string): Promise<void>
  /** @returns undefined when no charge with that key ever arrived */
  lookup(key: string, reference: string | null): Promise<ChargeOutcome | undefined>
  /** Stops a pending charge and any later one with that key; returns its present state, which may be `succeeded`. */
  cancel(key: string, reference: string | null): Promise<ChargeOutcome>
  refund(order: RefundOrder): Promise<{ reference: string }>
  /** All charges and refunds between two moments, over all pages. */
  entries(from: Date, to: Date): AsyncIterable<BookEntry>
  entry(kind: BookEntry['kind'], reference: string): Promise<BookEntry | undefined>
  refundsOf(charge: string): Promise<BookEntry[]>
  /** @returns undefined if the provider does not know the dispute */
  dispute(reference: string): Promise<Dispute | undefined>
  /** @returns undefined when the signature is invalid */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>
}
