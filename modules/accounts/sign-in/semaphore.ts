/**
 * Runs at most that many at a time, the others wait in order. Each starts after the effects of those before: a thousand
 * guesses sent at once find the throttle closed by the first ten.
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
