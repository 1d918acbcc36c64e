import cardValidator from 'card-validator'
import { type CardBrand, maskInGroups } from './card-mask.ts'

const knownCard = (number: string) => cardValidator.number(number).card

export function brandOf(number: string): CardBrand | null {
  const card = number === '' ? null : knownCard(number)
  return card ? { type: card.type, name: card.niceType, codeSize: card.code.size } : null
}

/** Mask with the digit groups of the card's brand. */
export function maskOf(number: string): string {
  const card = knownCard(number)
  return card ? maskInGroups(card.gaps, Math.max(...card.lengths)) : maskInGroups()
}
