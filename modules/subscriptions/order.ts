import { createHash } from 'node:crypto'
import type { CreditCard } from '../../contracts/card.ts'
import type { AttemptRow } from './queries-attempts.ts'
import type { FormulaRow } from './queries-offers.ts'

export interface Order {
  userUid: string
  formula: FormulaRow
  way: 'card' | 'checkout'
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

/** The state of an order once it was begun. */
export type Opening =
  /** the user is a subscriber already */
  | { kind: 'running' }
  /** the same request was answered before */
  | { kind: 'answered'; asked: AttemptRow }
  /** an attempt to request from the provider, new or repeated */
  | { kind: 'open'; asked: AttemptRow }
  /** another attempt of this user waits for an outcome and has to be stopped first */
  | { kind: 'blocked'; asked: AttemptRow }
