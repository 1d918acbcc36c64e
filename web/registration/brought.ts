import type { Affiliation } from '../../contracts/accounts/accounts.ts'
import type { Api } from '../api/index.ts'
import { type Offer, readOffer } from '../payment/offer.ts'
import { formulaParameter } from '../payment/plan-choices.ts'
import { type Journey, readAffiliation, readJourney, resumePath } from './journey.ts'

interface Visit {
  request: Request
  url: URL
  /** of the page that the user sends: what it showed is ordered, whatever another tab chose meanwhile */
  shown?: string | undefined
  /** from an order that the user began, if neither a link nor an earlier page chose one */
  formula?: string | undefined
}

/** Parameters of the link (`token`, `platform`, `utk`), or the offer of an earlier page if it has none. */
export async function readBrought(
  api: Api,
  { request, url, shown, formula }: Visit,
): Promise<{ journey: Journey; offer: Offer; affiliation: Affiliation | undefined }> {
  const query = Object.fromEntries(url.searchParams)
  const before = readJourney(request)
  const offer = await readOffer(api, {
    trafficToken: query.utk ?? before.trafficToken,
    formula: shown ?? (query[formulaParameter] || before.formula) ?? formula,
  })
  const journey: Journey = {
    ...before,
    formula: offer.plans.length > 0 ? offer.formula.uid : before.formula,
    trafficToken: offer.trafficToken?.isValid ? offer.trafficToken.value : undefined,
    resume: resumePath(query.redirect) || before.resume,
  }
  return { journey, offer, affiliation: readAffiliation(query) }
}
