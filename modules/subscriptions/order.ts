import { createHash } from 'node:crypto'
import type { CreditCard } from '../../contracts/card.ts'
import type { AttemptRow } from './queries-attempts.ts'
import type { FormulaRow } from './queries-offers.ts'

export interface Order {
  userUid: string
  formula: FormulaRow
  way: 'card' | 'checkout'
  names?: { firstname: string; lastname: string }
  /** the person's Idempotency-Key */
  requestKey: string | undefined
  /** tells a repeated order from another one */
  hash: string
}

/**
 * Of what was asked for. Of the card only what a receipt may show goes in, its last four digits and its expiry: neither
 * the number nor the code can be found from what is kept.
 */
export function hashOrder(asked: Record<string, string | undefined>, card?: CreditCard): string {
  const shown = card && [card.number.slice(-4), card.month, card.year]
  const entries = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, shown ?? null]))
    .digest('base64url')
}

/** Where an order stands, once it was begun. */
export type Opening =
  /** she is a subscriber already */
  | { kind: 'running' }
  /** the same request was answered before */
  | { kind: 'answered'; asked: AttemptRow }
  /** an attempt to ask the provider about, new or not */
  | { kind: 'open'; asked: AttemptRow }
  /** another attempt of hers waits for an outcome, and has to be stopped first */
  | { kind: 'blocked'; asked: AttemptRow }
