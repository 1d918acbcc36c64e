/**
 * Aborts all but the last of several concurrent requests.
 * @returns a function that aborts the previous request, and returns the signal for the next one
 */
export function latestOnly(): () => AbortSignal {
  let current: AbortController | undefined
  return () => {
    current?.abort()
    current = new AbortController()
    return current.signal
  }
}
