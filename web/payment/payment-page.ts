import { resumePath } from '../registration/journey.ts'

export const hostedParameter = 'hosted'

/** Where an order is placed: with a card in its form, or followed by the provider's own page; from the article that `from` returns to. */
export function paymentPagePath(hosted: boolean, from: URL): string {
  const query = new URLSearchParams(hosted ? { [hostedParameter]: '1' } : {})
  const redirect = resumePath(from.searchParams.get('redirect'))
  if (redirect) query.set('redirect', redirect)
  return query.size > 0 ? `/registration/payment?${query}` : '/registration/payment'
}
