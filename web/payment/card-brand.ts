import cardValidator from 'card-validator'
import { cardLimits } from '../../contracts/card.ts'

export interface CardBrand {
  /** as card-validator names it: visa, mastercard, american-express… */
  type: string
  name: string
  /** digits of its code */
  codeSize: number
}

const usualGaps = [4, 8, 12]

const knownCard = (number: string) => cardValidator.number(number).card

export function brandOf(number: string): CardBrand | null {
  const card = number === '' ? null : knownCard(number)
  return card ? { type: card.type, name: card.niceType, codeSize: card.code.size } : null
}

/** maska's mask of a number: groups as its brand embosses them, and never a digit too few. */
export function maskOf(number: string): string {
  const card = knownCard(number)
  const gaps = card?.gaps ?? usualGaps
  const length = card ? Math.max(...card.lengths) : cardLimits.digitsMax
  return Array.from({ length }, (_, index) => (gaps.includes(index) ? ' #' : '#')).join('')
}
