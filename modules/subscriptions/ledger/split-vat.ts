/**
 * The part of a price that is value-added tax. Both parts are whole cents and their sum is the price.
 * @param rate per cent, included in the price
 */
export function splitVat(amount: number, rate: number): { net: number; vat: number } {
  // Compute in hundredths of a per cent: binary fractions could change a cent.
  const points = Math.round(rate * 100)
  const net = Math.round((amount * 10_000) / (10_000 + points))
  return { net, vat: amount - net }
}

const perCent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** « Dont TVA à 20 % » */
export const vatLabel = (rate: number): string => `Dont TVA à ${perCent.format(rate)}\u00a0%`
