const maxKnown = 1000
/** A client may send thousands of long ones: those are computed each time. */
const longestKnown = 200

/**
 * Of a function of a header or an address: the same few are sent with most requests. A Map that is emptied when it is full: finding the
 * least recently used one costs more than what is saved.
 */
export function memoize<Result>(compute: (text: string | undefined) => Result): (text: string | undefined) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    if (text === undefined || text.length > longestKnown) return compute(text)
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Result
    const result = compute(text)
    if (known.size >= maxKnown) known.clear()
    known.set(text, result)
    return result
  }
}
