const firstMilliseconds = 2000
const forMilliseconds = 5 * 60_000

/**
 * Refetches at growing intervals for five minutes: a job's result appears soon, and a stuck job stops causing requests.
 * @returns a function that stops refetching
 */
export function refetchBriefly(refetch: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(pause: number, passed: number): void {
    if (passed + pause > forMilliseconds) return
    timer = setTimeout(() => {
      refetch()
      wait(pause * 1.5, passed + pause)
    }, pause)
  }
  wait(firstMilliseconds, 0)
  return () => clearTimeout(timer)
}
