import type { Affiliation } from '../../contracts/accounts/accounts.ts'
import type { Formula, TrafficToken } from '../../contracts/subscriptions/subscriptions.ts'
import { browserStorage } from '../payment/browser-storage.ts'
import { isOfferUsable, storeOfferOnConsent } from './kept-offer.ts'

export interface ShownOfferData {
  formula: Formula
  affiliation: Affiliation | undefined
  trafficToken: TrafficToken | null
}

/** Stores the page's offer in the browser, as far as that is allowed. */
export function storeOffer(page: ParentNode): void {
  const stated = page.querySelector<HTMLElement>('[data-offer]')?.dataset.offer
  if (!stated) return
  const { formula, affiliation, trafficToken } = JSON.parse(stated) as ShownOfferData
  storeOfferOnConsent(() => {
    if (affiliation) browserStorage.saveAffiliation(affiliation)
    if (trafficToken) browserStorage.saveTrafficToken(trafficToken)
    browserStorage.saveFormula(formula)
  })
}

/** Fills in what an earlier page stored in this browser, if this page has no parameters. */
export function fillStoredParameters(form: HTMLFormElement): void {
  const input = (name: string) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)
  const [token, platform, utk] = [input('token'), input('platform'), input('utk')]
  if (!token || !platform || !isOfferUsable()) return
  if (token.value === '') {
    const stored = browserStorage.readAffiliation()
    token.value = stored.token ?? ''
    platform.value = stored.platform ?? ''
  }
  if (utk?.value === '') utk.value = browserStorage.readTrafficToken() ?? ''
}
