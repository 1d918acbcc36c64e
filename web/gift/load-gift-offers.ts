import { type GiftOffer, getGiftOffer } from '../../contracts/subscriptions/gifts.ts'
import { type Formula, listFormulas } from '../../contracts/subscriptions/subscriptions.ts'
import type { Api } from '../api/index.ts'

export const defaultFormula = 'default'

/** A number of months to give, at the price of the cheapest formula. */
export interface GiftPrice {
  formula: string
  name: string
  months: number
  /** cents */
  amount: number
}

/** The cheapest price for each number of months: every formula gives the same access. */
export function findCheapestPrices(offers: readonly GiftOffer[]): GiftPrice[] {
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

/** Loads the gifts of the formulas that the owner lists, or of the default formula. */
export async function loadGiftOffers(api: Api): Promise<{ prices: GiftPrice[]; codeMonths: number }> {
  const uids = await giftedFormulas(api)
  const answers = await Promise.all(uids.map((uid) => api.call(getGiftOffer, { params: { uid } })))
  const offers = answers.map(({ payload }) => payload)
  return { prices: findCheapestPrices(offers), codeMonths: Math.max(0, ...offers.map(({ codeMonths }) => codeMonths)) }
}
