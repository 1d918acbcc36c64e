import { durationText } from '../text/french-duration.ts'
import { euros } from '../text/french-format.ts'
import type { Formula } from './subscriptions.ts'

/** All sentences that promise the cashback, for pages, mails and terms. It is paid from the subscriber's own payments. */

interface Payments {
  /** cents of the cashback */
  credit: number
  /** cents of the first payment */
  first: number
  hasTrial: boolean
  /** cents of each period */
  amount: number
}

/** French text of the conditions: one cashback per person, and the cases in which a member does not get it. */
export function cashbackCondition({ credit, first, hasTrial, amount }: Payments): string {
  if (first >= credit) return 'une seule fois par personne, sauf rétractation'
  if (hasTrial && first + amount >= credit)
    return 'une seule fois par personne, sauf rétractation ou résiliation pendant l’essai'
  return 'une seule fois par personne, sauf rétractation, ou résiliation avant que vos paiements n’y suffisent'
}

export type CashbackTerms = Pick<
  Formula,
  'amount' | 'trialAmount' | 'trialDuration' | 'creditAmount' | 'creditDelay' | 'creditDelayUnit'
>

export interface CashbackWords {
  /** « 1 mois après le premier paiement » */
  due: string
  condition: string
}

/** @returns null if the formula promises no cashback */
export function cashbackWords(terms: CashbackTerms): CashbackWords | null {
  const { amount, trialAmount, trialDuration, creditAmount, creditDelay, creditDelayUnit } = terms
  if (creditAmount === 0 || creditDelay === null || creditDelayUnit === null) return null
  const hasTrial = trialDuration !== null
  const condition = cashbackCondition({
    credit: creditAmount,
    first: hasTrial ? trialAmount : amount,
    hasTrial,
    amount,
  })
  return { due: `${durationText({ count: creditDelay, unit: creditDelayUnit })} après le premier paiement`, condition }
}

/** « 20,00 € remboursés sur la carte qui a servi au paiement, 1 mois après le premier paiement, une seule fois… » */
export function cashbackSentence(terms: CashbackTerms): string | null {
  const words = cashbackWords(terms)
  return (
    words &&
    `${euros(terms.creditAmount)} remboursés sur la carte qui a servi au paiement, ${words.due}, ${words.condition}`
  )
}
