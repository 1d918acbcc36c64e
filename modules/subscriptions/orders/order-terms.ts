import { priceOverTimeText } from '../../../contracts/subscriptions/offer-words.ts'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { euros, frenchDay, frenchDuration, frenchRhythm } from '../french.ts'
import type { Plan } from '../provider/provider.ts'

/**
 * Description of the order for the provider's page: price, trial, date and amount of the first full charge.
 * @param amount cents to pay now
 * @param orderedAt time of the stored attempt, so that a repeated request has the same words
 */
export function orderTerms(amount: number, { amount: full, period, trial, reduced }: Plan, orderedAt: Date): string {
  const first = frenchDay(addDuration(orderedAt, trial ?? period))
  const now = trial ? `${euros(amount)} TTC pour ${frenchDuration(trial)} d’essai` : `${euros(amount)} TTC`
  // Without a trial the first reduced period is paid now.
  const left = reduced?.periods == null ? null : reduced.periods - (trial ? 0 : 1)
  const price = priceOverTimeText({
    price: `${euros(reduced && left === 0 ? reduced.full : full)} TTC`,
    rhythm: frenchRhythm(period),
    afterwards: reduced && left ? `${euros(reduced.full)} TTC` : null,
    length: frenchDuration({ count: period.count * (left ?? 0), unit: period.unit }),
  })
  const then = `puis ${price} à partir du ${first}, jusqu’à ce que vous arrêtiez`
  return `Vous commandez avec obligation de paiement\u00a0: ${now}, ${then}.`
}
