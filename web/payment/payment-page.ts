import { resumePath } from '../registration/journey.ts'

export const hostedParameter = 'hosted'

/** Address of the payment page, with a card form or the provider's own page. It keeps the return path of `from`. */
export function paymentPagePath(hosted: boolean, from: URL): string {
  const query = new URLSearchParams(hosted ? { [hostedParameter]: '1' } : {})
  const redirect = resumePath(from.searchParams.get('redirect'))
  if (redirect) query.set('redirect', redirect)
  return query.size > 0 ? `/registration/payment?${query}` : '/registration/payment'
}
