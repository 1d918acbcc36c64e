import { useEffect, useState } from 'react'
import type { Affiliation } from '../../contracts/accounts.ts'
import type { Formula, TrafficToken } from '../../contracts/subscriptions.ts'
import type { Api } from '../api/index.ts'
import { browserStorage } from '../payment/browser-storage.ts'
import { type Offer, readOffer } from '../payment/offer.ts'
import { type Journey, readAffiliation, readJourney, resumePath } from './journey.ts'
import { isOfferKept, whenOfferMayBeKept } from './kept-offer.ts'

interface Visit {
  request: Request
  url: URL
  /** of an order she began, where neither a link nor an earlier page chose one */
  formula?: string | undefined
}

/** What her link brings (`token`, `platform`, `utk`), and the offer of an earlier page where it brings none. */
export async function readBrought(
  api: Api,
  { request, url, formula }: Visit,
): Promise<{ journey: Journey; offer: Offer; affiliation: Affiliation | undefined }> {
  const query = Object.fromEntries(url.searchParams)
  const before = readJourney(request)
  const offer = await readOffer(api, {
    trafficToken: query.utk ?? before.trafficToken,
    formula: before.formula ?? formula,
  })
  const journey: Journey = {
    ...before,
    trafficToken: offer.trafficToken?.isValid ? offer.trafficToken.value : undefined,
    resume: resumePath(query.redirect) || before.resume,
  }
  return { journey, offer, affiliation: readAffiliation(query) }
}

export interface ShownOffer {
  formula: Formula
  affiliation: Affiliation | undefined
  trafficToken: TrafficToken | null
}

/** In the browser's storage, as far as that is allowed. */
export function useStoredOffer({ formula, affiliation, trafficToken }: ShownOffer): void {
  useEffect(
    () =>
      whenOfferMayBeKept(() => {
        if (affiliation) browserStorage.saveAffiliation(affiliation)
        if (trafficToken) browserStorage.saveTrafficToken(trafficToken)
        browserStorage.saveFormula(formula)
      }),
    [affiliation, trafficToken, formula],
  )
}

export interface Brought {
  token?: string
  platform?: string
  utk?: string
}

/** What an earlier page left in this browser, where this one brought nothing. */
export function useBrought(now: Brought): Brought {
  const [stored, setStored] = useState<Brought>({})
  useEffect(() => {
    if (isOfferKept()) setStored({ ...browserStorage.readAffiliation(), utk: browserStorage.readTrafficToken() })
  }, [])
  const { token, platform } = now.token ? now : stored
  return { token, platform, utk: now.utk ?? stored.utk }
}
