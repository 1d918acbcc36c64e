import { type GiftOffer, getGiftOffer } from '../../contracts/subscriptions/gifts.ts'
import { type Formula, listFormulas } from '../../contracts/subscriptions/subscriptions.ts'
import type { Api } from '../api/index.ts'

export const defaultFormula = 'default'

/** Months that can be given, at the price of the formula that costs least for them. */
export interface GiftPrice {
  formula: string
  name: string
  months: number
  /** cents */
  amount: number
}

/** Every formula opens the same access: a length at two prices would make the buyer pay more for nothing. */
export function bestPrices(offers: readonly GiftOffer[]): GiftPrice[] {
  const best = new Map<number, GiftPrice>()
  for (const { formula, formulaName: name, prices } of offers) {
    for (const { months, amount } of prices) {
      const known = best.get(months)
      if (!known || amount < known.amount) best.set(months, { formula, name, months, amount })
    }
  }
  return [...best.values()].sort((a, b) => a.months - b.months)
}

async function giftedFormulas(api: Api): Promise<string[]> {
  const { payload } = await api.call(listFormulas)
  return payload.length > 0 ? payload.map(({ uid }: Formula) => uid) : [defaultFormula]
}

/** Gifts of the formulas that the owner lists; of the default one where none is listed. */
export async function loadGiftOffers(api: Api): Promise<{ prices: GiftPrice[]; codeMonths: number }> {
  const uids = await giftedFormulas(api)
  const answers = await Promise.all(uids.map((uid) => api.call(getGiftOffer, { params: { uid } })))
  const offers = answers.map(({ payload }) => payload)
  return { prices: bestPrices(offers), codeMonths: Math.max(0, ...offers.map(({ codeMonths }) => codeMonths)) }
}
