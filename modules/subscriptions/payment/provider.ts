import type { IncomingHttpHeaders } from 'node:http'
import type { CreditCard } from '../../../contracts/card.ts'
import type { Duration } from '../calendar.ts'

/** What a provider keeps of a card for us: a name of its own making, and what may be shown. */
export interface StoredMethod {
  token: string
  brand: string
  last4: string
}

/** What became of a charge. `reference` is the provider's name for it. */
export type ChargeOutcome =
  | { state: 'succeeded'; reference: string; method: StoredMethod }
  /** the person has to go there */
  | { state: 'redirect'; reference: string; href: string }
  /** the provider will tell by a webhook */
  | { state: 'pending'; reference: string }
  | { state: 'refused'; reference: string; code: string }
  | { state: 'cancelled'; reference: string | null }

/** Where the provider's pages send the person back to. */
export interface ReturnAddresses {
  success: string
  failure: string
}

interface Order {
  /** the same key never takes money twice, however often it comes */
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

/** What follows the first payment, for a provider that keeps a subscription of its own. */
export interface Plan {
  /** euro cents for each period */
  amount: number
  period: Duration
  trial: Duration | undefined
}

export interface CheckoutOrder extends Order {
  email: string
  label: string
  plan: Plan
  back: ReturnAddresses
}

export interface StoredOrder extends Order {
  method: string
}

/** Another card in the place of a stored one; no money moves. */
export interface CardExchange {
  /** the same key keeps one card, however often it comes */
  key: string
  /** the card it replaces, whose owner it is kept for */
  method: string
  back: ReturnAddresses
}

export interface NewCard extends CardExchange {
  card: CreditCard
  holder: string
}

/** Nothing more will be asked of this card for what was ordered. */
export interface Closing {
  method: string
  /** past or present: at once */
  at: Date
}

export interface RefundOrder extends Order {
  /** of the charge */
  reference: string
}

export interface ProviderEvent {
  id: string
  type: string
  /** the key of the charge or change of card it is about; null where it is about none of ours */
  key: string | null
  /** of the object it is about, for an attempt whose own was lost */
  reference?: string | null
  /**
   * money that went back, did not arrive there, or is asked back at her bank; a card that was refused on the provider's page,
   * where another may follow; otherwise it is about a charge's outcome
   */
  about?: 'refund' | 'refund-failed' | 'dispute' | 'card-refused'
  /** the charge's reference, where it is about one of these */
  charge?: string | null
  /** euro cents */
  amount?: number | null
}

/** One line of the provider's own books. */
export interface BookEntry {
  kind: 'charge' | 'refund'
  reference: string
  /** what the house called it: the key of the attempt or of the refund; null where the house did not ask for it */
  key: string | null
  /** euro cents */
  amount: number
  at: Date
  /** of a refund: the charge's reference */
  charge: string | null
}

/**
 * The one way to a payment provider. Every write carries a key and may be repeated with it. A refusal is an outcome;
 * what is thrown means that nobody knows what happened, and that `lookup` has to tell.
 */
export interface PaymentProvider {
  readonly name: string
  readonly capabilities: { readonly takesCards: boolean }
  /** whether it knows periods of that length */
  sells(period: Duration): boolean
  chargeCard(order: CardOrder): Promise<ChargeOutcome>
  openCheckout(order: CheckoutOrder): Promise<ChargeOutcome>
  chargeStored(order: StoredOrder): Promise<ChargeOutcome>
  /** succeeds with the new card; from then on charges name it */
  storeCard(order: NewCard): Promise<ChargeOutcome>
  /** the same on a page of the provider's */
  openCardPage(order: CardExchange): Promise<ChargeOutcome>
  /** The provider's own records follow; the house alone asks for money, so that nothing depends on it. */
  close(closing: Closing): Promise<void>
  /** The card can be charged no more; what was charged can still be given back. */
  forgetCard(method: string): Promise<void>
  /** @returns undefined where no charge of that key ever arrived */
  lookup(key: string, reference: string | null): Promise<ChargeOutcome | undefined>
  /** Stops a charge that is not done yet, and any of that key to come; says what it is now, which may be `succeeded`. */
  cancel(key: string, reference: string | null): Promise<ChargeOutcome>
  refund(order: RefundOrder): Promise<{ reference: string }>
  /** What it took and gave back from one moment to another, however many pages that is. */
  entries(from: Date, to: Date): AsyncIterable<BookEntry>
  entry(kind: BookEntry['kind'], reference: string): Promise<BookEntry | undefined>
  /** All that went back of one charge. */
  refundsOf(charge: string): Promise<BookEntry[]>
  /** @returns undefined where the signature is not the provider's */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>
}
