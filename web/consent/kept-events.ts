/** Pages with a task are not measured: what happens there is told by the next page that is, if she has agreed. */

export const keptEventsKey = 'measured-events'

export type MeasuredEvent = Record<string, unknown>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Set by the consent script: other bundles cannot ask it. */
export const agreedMark = 'agreed'

export const hasAgreed = ({ dataset }: { dataset: DOMStringMap } = document.documentElement): boolean =>
  dataset[agreedMark] !== undefined

function readKept(store: Store): MeasuredEvent[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keptEventsKey) ?? '[]')
    return Array.isArray(kept) ? (kept as MeasuredEvent[]) : []
  } catch {
    // Another program's text, or a browser that stores nothing: nothing was kept.
    return []
  }
}

/** Gone with the tab. */
export function keepEvent(event: MeasuredEvent, store: Store = sessionStorage): void {
  store.setItem(keptEventsKey, JSON.stringify([...readKept(store), event]))
}

export function takeEvents(store: Store = sessionStorage): MeasuredEvent[] {
  const kept = readKept(store)
  if (kept.length > 0) store.removeItem(keptEventsKey)
  return kept
}
