import { hasAgreed } from '../consent/kept-events.ts'

/*
 * The address and the form contain the affiliation and the offer. The browser also stores them:
 * after consent if the site asks for it, else until the tab closes (decision 59).
 */

const offerKeys = ['affiliate-data', 'unique-token', 'formula-data'] as const

/** Key in the tab's storage: `open` from the first page that stored an offer, `paid` after the payment. */
const tabKey = 'offer'

interface Stores {
  page: { dataset: DOMStringMap }
  local: () => Pick<Storage, 'removeItem'>
  tab: () => Pick<Storage, 'getItem' | 'setItem'>
}

const browser: Stores = {
  get page() {
    return document.documentElement
  },
  local: () => localStorage,
  tab: () => sessionStorage,
}

/** null if the browser refuses storage by throwing: then nothing is stored. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

const markOf = ({ tab }: Stores): string | null => attempt(() => tab().getItem(tabKey))
const mark = (value: 'open' | 'paid', { tab }: Stores) => attempt(() => tab().setItem(tabKey, value))

/** A page that does not know whether a tracker is set stores nothing. */
const mayKeep = ({ page }: Stores): boolean => page.dataset.tracker === '' || hasAgreed('advertising', page)

/** Tells whether the stored offer may be used: not if an earlier visit stored it without consent. */
export function isOfferUsable(stores: Stores = browser): boolean {
  const now = markOf(stores)
  return hasAgreed('advertising', stores.page) ? now !== 'paid' : stores.page.dataset.tracker === '' && now === 'open'
}

/**
 * Stores now, or when the user consents on this page.
 * @returns a function that stops waiting
 */
export function storeOfferOnConsent(store: () => void, stores: Stores = browser): (() => void) | undefined {
  const keep = () => {
    store()
    mark('open', stores)
  }
  if (mayKeep(stores)) {
    keep()
    return undefined
  }
  const observer = new MutationObserver(() => {
    if (mayKeep(stores)) keep()
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-agreed'] })
  return () => observer.disconnect()
}

/** Marks the offer as paid: the next page deletes it. */
export const markOfferPaid = (stores: Stores = browser): void => void mark('paid', stores)

export function removeOffer({ local }: Stores = browser): void {
  for (const key of offerKeys) attempt(() => local().removeItem(key))
}

/** Removes the offer of a closed tab or a paid order. Called on each page load. */
export function removeFormerOffer(stores: Stores = browser): void {
  const now = markOf(stores)
  if (now === null) attempt(() => stores.local().removeItem('payment-result'))
  if (now === 'paid' || (now === null && stores.page.dataset.tracker === '')) removeOffer(stores)
}
