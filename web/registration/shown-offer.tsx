import type { Offered } from './stored-offer.ts'

/** For the script that stores it in her browser, as far as that is allowed. */
export function ShownOffer({ formula, affiliation, trafficToken }: Offered) {
  return <template data-offer={JSON.stringify({ formula, affiliation, trafficToken } satisfies Offered)} />
}
