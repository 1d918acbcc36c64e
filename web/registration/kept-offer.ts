import { hasAgreed } from '../consent/kept-events.ts'

/*
 * Who sent her, and with which offer, travels in the address and the form. The browser's storage holds it beside them: where
 * consent is asked, once she gave it; where none is asked, as long as the tab (decision 59).
 */

export const offerKeys = ['affiliate-data', 'unique-token', 'formula-data'] as const

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

/** May what lies in the storage be used? What another visit left without her consent may not. */
export function isOfferKept(stores: Stores = browser): boolean {
  const now = markOf(stores)
  return hasAgreed('advertising', stores.page) ? now !== 'paid' : stores.page.dataset.tracker === '' && now === 'open'
}

/** Stores now, or when she agrees on this page. @returns stops waiting */
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

/** She has paid: the next page that is loaded removes it. */
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
