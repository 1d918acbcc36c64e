import { createHash } from 'node:crypto'
import { messages } from '../../../contracts/messages.ts'
import type { CreditCard } from '../../../contracts/subscriptions/card.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Plan, ReturnAddresses } from '../provider/provider.ts'
import type { Reduction } from './codes/codes.ts'
import type { FormulaRow } from './queries-offers.ts'

/** Means of paying an order. A card number is never stored. */
export type OrderPayment =
  | { way: 'card'; card: CreditCard; holder: string; back: ReturnAddresses }
  | { way: 'checkout'; email: string; plan: Plan; back: ReturnAddresses }

export interface Order {
  userUid: string
  formula: FormulaRow
  trafficToken?: string | undefined
  /** code of the order; if `reduction` is then undefined, the code is not valid */
  code?: string | undefined
  reduction?: Reduction | undefined
  /** the provider's fingerprint of the card, if it is known before the charge */
  card?: string | undefined
  /** article that the order came from; it does not distinguish orders */
  fromArticle?: string | undefined
  payment: OrderPayment
  names?: { firstname: string; lastname: string }
  /** the user's Idempotency-Key */
  requestKey: string | undefined
  /** distinguishes a repeated order from a different one */
  hash: string
}

/**
 * A hash of the order. Of the card it includes only what a receipt may show, the last four digits and the expiry:
 * neither the number nor the code can be recovered from the stored hash.
 */
export function hashOrder(asked: Record<string, string | undefined>, card?: CreditCard): string {
  const shown = card && [card.number.slice(-4), card.month, card.year]
  const entries = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, shown ?? null]))
    .digest('base64url')
}

/** Accepts a first request, or a repeat with the same content. @throws 409 if a repeat with the same Idempotency-Key differs */
export function requireSameRequest<Row extends { orderHash: string | null }>(
  before: Row | undefined,
  hash: string,
): Row | undefined {
  if (!before || before.orderHash === hash) return before
  throw conflict([violation('Idempotency-Key', messages.idempotencyConflict, 'duplicate')])
}
