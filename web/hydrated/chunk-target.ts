import { reloadOnce } from './reload.ts'

const targetKey = 'page-target'
const freshMilliseconds = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * React Router answers a part of the site that fails to load by loading anew the page she is on, not the one she was going
 * to. Where she was going is kept while the page goes away…
 */
export function storeTarget(target: string, store: Store = sessionStorage, now: number = Date.now()): void {
  store.setItem(targetKey, JSON.stringify({ target, at: now }))
}

/** …and taken up by the page that comes, if that is the one she wanted to leave. */
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
