import { useEffect, useState } from 'react'
import type { Affiliation } from '../../contracts/accounts.ts'
import type { Formula, TrafficToken } from '../../contracts/subscriptions.ts'
import { browserStorage } from '../payment/browser-storage.ts'
import { isOfferKept, whenOfferMayBeKept } from './kept-offer.ts'

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
