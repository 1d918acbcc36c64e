import type { DurationUnit } from '../forms.ts'
import { rhythmText } from '../text/french-duration.ts'

/** Sentence about what is free with an account, for every screen that offers one. */
export const freeServiceText = 'Avec un compte, gratuit\u00a0: les articles en entier, les favoris.'

/** The price pays for coaching alone: articles are free with an account, so no page or mail may sell them. */
export const paidServiceText = 'Le coaching écrit, illimité\u00a0; le magazine est gratuit avec un compte.'

const adjectives: Partial<Record<DurationUnit, string>> = { week: 'hebdomadaire', month: 'mensuel', year: 'annuel' }

/** « Durée indéterminée, prélèvement mensuel » */
export const contractLengthText = (count: number, unit: DurationUnit): string =>
  `Durée indéterminée, prélèvement ${(count === 1 && adjectives[unit]) || rhythmText({ count, unit })}`

export const firstChargesText = (today: string, next: string, date: string): string =>
  `${today} aujourd’hui, puis ${next} le ${date}`

interface PriceInTime {
  price: string
  rhythm: string
  /** the full price after the reduced periods; null: the price stays */
  afterwards: string | null
  /** total length of the reduced periods */
  length: string
}

/** « 39,90 € par mois »; « 19,95 € par mois pendant 3 mois, puis 39,90 € par mois » */
export const priceOverTimeText = ({ price, rhythm, afterwards, length }: PriceInTime): string =>
  afterwards === null ? `${price} ${rhythm}` : `${price} ${rhythm} pendant ${length}, puis ${afterwards} ${rhythm}`

export const codeAppliedText = (code: string): string => `Le code ${code} est appliqué.`

/** « Code ETE-2026 », the label of `reducedPriceText` */
export const codeLabel = (code: string): string => `Code ${code}`

/** « Après 3 mois de réduction », the label of the full price */
export const afterReductionLabel = (length: string): string => `Après ${length} de réduction`

interface ReducedPrice extends Pick<PriceInTime, 'price' | 'rhythm'> {
  /** total length of the reduced periods; null: all periods are reduced */
  length: string | null
  /** the lowest price of the last 30 days (article L112-1-1 of the consumer code) */
  reference: string
}

/** « 19,95 € TTC par mois pendant 3 mois. Prix le plus bas des 30 derniers jours : 39,90 €. » */
export const reducedPriceText = ({ price, rhythm, length, reference }: ReducedPrice): string =>
  `${price} TTC ${rhythm}${length === null ? '' : ` pendant ${length}`}. Prix le plus bas des 30 derniers jours\u00a0: ${reference}.`
