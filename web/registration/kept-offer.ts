import { hasAgreed } from '../consent/kept-events.ts'

/*
 * Sender and offer travel in the address and the form. The browser also stores them:
 * after consent if the site asks for it, else as long as the tab (decision 59).
 */

const offerKeys = ['affiliate-data', 'unique-token', 'formula-data'] as const

/** In the tab's own storage: `open` from the first page that stored an offer, `paid` once it has served. */
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

/** Browsers that refuse storage refuse it by throwing: they hold nothing either. */
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

/** Whether the stored offer may be used: not if another visit left it without consent. */
export function isOfferKept(stores: Stores = browser): boolean {
  const now = markOf(stores)
  return hasAgreed('advertising', stores.page) ? now !== 'paid' : stores.page.dataset.tracker === '' && now === 'open'
}

/**
 * Stores now, or when the user consents on this page.
 * @returns a function that stops waiting
 */
export function whenOfferMayBeKept(store: () => void, stores: Stores = browser): (() => void) | undefined {
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

/** After the payment: the next page deletes the offer. */
export const offerServed = (stores: Stores = browser): void => void mark('paid', stores)

export function removeOffer({ local }: Stores = browser): void {
  for (const key of offerKeys) attempt(() => local().removeItem(key))
}

/** With each page that is loaded: removes what a closed tab or an order that was paid left. */
export function removeFormerOffer(stores: Stores = browser): void {
  const now = markOf(stores)
  if (now === null) attempt(() => stores.local().removeItem('payment-result'))
  if (now === 'paid' || (now === null && stores.page.dataset.tracker === '')) removeOffer(stores)
}
