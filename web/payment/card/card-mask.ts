import { cardLimits } from '../../../contracts/subscriptions/card-checks.ts'

export interface CardBrand {
  /** name in card-validator: visa, mastercard, american-express… */
  type: string
  name: string
  /** number of digits of the security code */
  codeSize: number
}

const usualGaps: readonly number[] = [4, 8, 12]

/** maska's mask of a card number; by default the longest, for unknown cards. */
export const maskInGroups = (gaps = usualGaps, length: number = cardLimits.digitsMax): string =>
  Array.from({ length }, (_, index) => (gaps.includes(index) ? ' #' : '#')).join('')
