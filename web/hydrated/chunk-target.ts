import { reloadOnce } from './reload.ts'

const targetKey = 'page-target'
const freshMilliseconds = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores the target of the navigation: React Router reloads the current page when a file of the next page fails
 * to load.
 */
export function storeTarget(target: string, store: Store = sessionStorage, now: number = Date.now()): void {
  store.setItem(targetKey, JSON.stringify({ target, at: now }))
}

/** Loads the stored target after the reload, unless it is the current page. */
export function resumeNavigation(
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
