import { cardLimits } from '../../../contracts/subscriptions/card-checks.ts'

export interface CardBrand {
  /** name in card-validator: visa, mastercard, american-express… */
  type: string
  name: string
  /** digits of its code */
  codeSize: number
}

const usualGaps: readonly number[] = [4, 8, 12]

/** maska's mask of a number: never a digit too few for a card that is not known. */
export const maskInGroups = (gaps = usualGaps, length: number = cardLimits.digitsMax): string =>
  Array.from({ length }, (_, index) => (gaps.includes(index) ? ' #' : '#')).join('')
