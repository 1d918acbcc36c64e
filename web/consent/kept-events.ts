import type { CookieCategory } from '../../contracts/accounts/cookie-choices.ts'

/** Pages with a task are not measured: after consent, their events wait for the next measured page. */

const keptEventsKey = 'measured-events'

export type MeasuredEvent = Record<string, unknown>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The consent script stores the accepted purposes in this attribute: other bundles cannot call it. */
const agreedMark = 'agreed'

export type Purpose = Exclude<CookieCategory, 'necessary'>

export function markAgreed(
  purposes: readonly Purpose[],
  { dataset }: { dataset: DOMStringMap } = document.documentElement,
): void {
  if (purposes.length > 0) dataset[agreedMark] = purposes.join(' ')
  else delete dataset[agreedMark]
}

export const hasAgreed = (
  purpose: Purpose,
  { dataset }: { dataset: DOMStringMap } = document.documentElement,
): boolean => dataset[agreedMark]?.split(' ').includes(purpose) ?? false

function readKept(store: Store): MeasuredEvent[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keptEventsKey) ?? '[]')
    return Array.isArray(kept) ? (kept as MeasuredEvent[]) : []
  } catch {
    // Invalid text, or a browser without storage: nothing was kept.
    return []
  }
}

/** Stores the event until the tab closes. */
export function keepEvent(event: MeasuredEvent, store: Store = sessionStorage): void {
  store.setItem(keptEventsKey, JSON.stringify([...readKept(store), event]))
}

export function takeEvents(store: Store = sessionStorage): MeasuredEvent[] {
  const kept = readKept(store)
  if (kept.length > 0) store.removeItem(keptEventsKey)
  return kept
}
