import { LRUCache } from 'lru-cache'

/** Each connection keeps the plan of every named statement until it ends. */
const mostNamed = 200
const mostCounted = 1000
/** A list with one more value makes another statement text, so only texts that are often repeated get a name. */
const asksBeforeName = 5

/**
 * Names, by text, for statements that PostgreSQL should keep parsed.
 * @returns undefined for a text without a name
 */
export function createStatementNames(): (text: string) => string | undefined {
  const asked = new LRUCache<string, number>({ max: mostCounted })
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNamed) return known
    const count = (asked.get(text) ?? 0) + 1
    asked.set(text, count)
    if (count < asksBeforeName) return undefined
    const name = `s${names.size}`
    names.set(text, name)
    asked.delete(text)
    return name
  }
}
