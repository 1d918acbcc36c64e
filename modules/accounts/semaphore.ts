/**
 * At most so many at a time, the others in line. Whoever enters sees what those before left behind: a thousand
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
