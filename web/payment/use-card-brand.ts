import { useState } from 'react'
import { type CardBrand, maskInGroups } from './card-mask.ts'

interface KnownCard {
  brand: CardBrand | null
  /** maska's */
  mask: string
}

const unknownCard: KnownCard = { brand: null, mask: maskInGroups() }

/**
 * Brand of a card by its first digits. The table of brands is larger than the form, so it loads with the first digit.
 */
export function useCardBrand() {
  const [card, setCard] = useState(unknownCard)
  const [isEmpty, setEmpty] = useState(true)
  const look = (number: string) => {
    setEmpty(number === '')
    if (number === '') return
    import('./card-brand.ts').then(
      ({ brandOf, maskOf }) => setCard({ brand: brandOf(number), mask: maskOf(number) }),
      // Without the table the card has no emblem, and its number is checked all the same.
      () => {},
    )
  }
  return { ...(isEmpty ? unknownCard : card), look }
}
