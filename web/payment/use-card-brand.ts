import { useState } from 'react'
import { type CardBrand, maskInGroups } from './card-mask.ts'

interface KnownCard {
  brand: CardBrand | null
  /** maska's */
  mask: string
}

const unknownCard: KnownCard = { brand: null, mask: maskInGroups() }

/** What the first digits say of the card. The table of brands is longer than the form: it comes once there is one. */
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
