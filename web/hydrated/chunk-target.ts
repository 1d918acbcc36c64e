import { reloadOnce } from './reload.ts'

const targetKey = 'page-target'
const freshMilliseconds = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * React Router reloads the current page when a file of the next page fails to load. The target of the navigation is stored
 * across that reload…
 */
export function storeTarget(target: string, store: Store = sessionStorage, now: number = Date.now()): void {
  store.setItem(targetKey, JSON.stringify({ target, at: now }))
}

/** …and loaded by the reloaded page, if that is the page the user wanted to leave. */
export function takeUpTarget(
  here: string,
  isReload: boolean,
  store: Store = sessionStorage,
  now: number = Date.now(),
): boolean {
  const stored = JSON.parse(store.getItem(targetKey) ?? 'null') as { target: string; at: number } | null
  store.removeItem(targetKey)
  if (!stored || !isReload || stored.target === here || now - stored.at > freshMilliseconds) return false
  return reloadOnce(stored.target, now)
}
