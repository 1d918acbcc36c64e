/**
 * Runs at most `width` tasks at a time, in order. A waiting task starts after the effects of earlier ones: of a thousand simultaneous
 * guesses, the first ten close the throttle.
 */
export function createSemaphore(width: number) {
  const line: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= width) await new Promise<void>((resolve) => line.push(resolve))
    else inside += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
