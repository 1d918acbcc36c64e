/** The query keys that a shared page depends on; undefined if the page is not shared. */
export type QueryKeysOf = (pathname: string) => readonly string[] | undefined

/** Longer addresses are rarely requested twice. */
const longestShared = 500

/**
 * Canonical address of a page: without unknown and empty query keys, the others in one order.
 * @param address requested path and query
 * @returns undefined if the page is not shared
 */
export function canonicalAddress(address: string, queryKeysOf: QueryKeysOf): string | undefined {
  const start = address.indexOf('?')
  const pathname = start < 0 ? address : address.slice(0, start)
  const keys = queryKeysOf(pathname)
  if (!keys) return undefined
  if (start < 0 || keys.length === 0) return pathname
  const given = [...new URLSearchParams(address.slice(start + 1))]
  const known = new URLSearchParams(given.filter(([key, value]) => keys.includes(key) && value !== ''))
  // Sorted by key only: the order of one key's values may matter.
  known.sort()
  const canonical = known.size > 0 ? `${pathname}?${known}` : pathname
  return canonical.length > longestShared ? undefined : canonical
}
