import type { ShownOfferData } from './stored-offer.ts'

/** The offer for the script that stores it in the browser, as far as allowed. */
export function ShownOffer({ formula, affiliation, trafficToken }: ShownOfferData) {
  return <template data-offer={JSON.stringify({ formula, affiliation, trafficToken } satisfies ShownOfferData)} />
}
