import type { Affiliation } from '../../contracts/accounts/accounts.ts'
import type { Api } from '../api/index.ts'
import { type Offer, readOffer } from '../payment/offer.ts'
import { codeParameter, formulaParameter } from '../payment/plans/plan-choices.ts'
import { type Journey, readAffiliation, readJourney, resumePath } from './journey.ts'

interface ShownOffer {
  formula?: string | undefined
  /** '': the page showed none */
  promotion?: string | undefined
}

interface Visit {
  request: Request
  url: URL
  /** offer on the page of the sent form: it is ordered, whatever another tab chose meanwhile */
  shown?: ShownOffer | undefined
  /** formula of an order that the user began; used if neither a link nor an earlier page chose one */
  formula?: string | undefined
}

/** Reads offer and affiliation from the link (`token`, `platform`, `utk`), or the offer from an earlier page. */
export async function readLinkParameters(
  api: Api,
  { request, url, shown, formula }: Visit,
): Promise<{ journey: Journey; offer: Offer; affiliation: Affiliation | undefined }> {
  const query = Object.fromEntries(url.searchParams)
  const before = readJourney(request)
  const offer = await readOffer(api, {
    trafficToken: query.utk ?? before.trafficToken,
    formula: shown?.formula ?? (query[formulaParameter] || before.formula) ?? formula,
    code: shown?.promotion ?? query[codeParameter] ?? before.code,
  })
  const journey: Journey = {
    ...before,
    formula: offer.plans.length > 0 ? offer.formula.uid : before.formula,
    code: offer.code?.isValid ? offer.code.value : undefined,
    trafficToken: offer.trafficToken?.isValid ? offer.trafficToken.value : undefined,
    resume: resumePath(query.redirect) || before.resume,
    coach: query.coach?.slice(0, 96) || before.coach,
  }
  return { journey, offer, affiliation: readAffiliation(query) }
}
