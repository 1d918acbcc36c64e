interface MemoryLimits {
  /** longest text to remember: clients could send thousands of longer ones */
  longest?: number
  /** characters of all remembered texts together */
  most?: number
}

/** Overhead of an entry beside its text, in characters. */
const perEntry = 32

/**
 * Memoizes a function of a header, an address or a title: most requests have one of a few values. The memory is emptied when it
 * is full: finding the least recently used entry costs more than what is saved.
 */
export function memoize<Text extends string | undefined, Result>(
  compute: (text: Text) => Result,
  { longest = 200, most = 200_000 }: MemoryLimits = {},
): (text: Text) => Result {
  const known = new Map<string, Result>()
  let characters = 0
  return (text) => {
    if (text === undefined || text.length > longest) return compute(text)
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Result
    const result = compute(text)
    const size = text.length + perEntry
    if (characters + size > most) {
      known.clear()
      characters = 0
    }
    known.set(text, result)
    characters += size
    return result
  }
}
