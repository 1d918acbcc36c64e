/**
 * Only the last of several concurrent requests counts.
 * @returns aborts the previous request, and returns the signal of the next one
 */
export function latestOnly(): () => AbortSignal {
  let current: AbortController | undefined
  return () => {
    current?.abort()
    current = new AbortController()
    return current.signal
  }
}
