/**
 * Of several requests under way the last one counts.
 * @returns aborts the request before, and gives the signal of the next one
 */
export function latestOnly(): () => AbortSignal {
  let current: AbortController | undefined
  return () => {
    current?.abort()
    current = new AbortController()
    return current.signal
  }
}
