export const hostedParameter = 'hosted'

/** Where an order is placed: with a card in its form, or followed by the provider's own page. */
export const paymentPagePath = (hosted: boolean): string =>
  hosted ? `/registration/payment?${hostedParameter}=1` : '/registration/payment'
