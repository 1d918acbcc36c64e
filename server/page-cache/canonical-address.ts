/** The query keys that a page for all visitors is made from; undefined for what is no such page. */
export type QueryKeysOf = (pathname: string) => readonly string[] | undefined

/** Nobody but its author asks for a longer one again. */
const longestShared = 500

/**
 * The one address of everything that is the same page: without the query keys that the page does not know, without
 * empty ones, the others in one order.
 * @param address path and query, as asked for
 * @returns undefined for what is no page for all visitors
 */
export function canonicalAddress(address: string, queryKeysOf: QueryKeysOf): string | undefined {
  const start = address.indexOf('?')
  const pathname = start < 0 ? address : address.slice(0, start)
  const keys = queryKeysOf(pathname)
  if (!keys) return undefined
  if (start < 0 || keys.length === 0) return pathname
  const given = [...new URLSearchParams(address.slice(start + 1))]
  const known = new URLSearchParams(given.filter(([key, value]) => keys.includes(key) && value !== ''))
  // By key alone: the order of one key's values may mean something.
  known.sort()
  const canonical = known.size > 0 ? `${pathname}?${known}` : pathname
  return canonical.length > longestShared ? undefined : canonical
}
