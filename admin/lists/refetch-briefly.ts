const firstMilliseconds = 2000
const forMilliseconds = 5 * 60_000

/**
 * Asks again in ever longer pauses, for five minutes in all: what a job does is seen when it is done, and what hangs is not asked for
 * all day.
 * @returns what stops it
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
