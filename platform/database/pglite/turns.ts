class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
  readonly code = 'DATABASE_BUSY'
  constructor() {
    super('the embedded database was busy for too long')
  }
}

export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs work one after the other, in the order of requests.
 * @param mostMilliseconds longest wait before DATABASE_BUSY
 */
export function createSerialQueue(mostMilliseconds: number): TakeTurn {
  const waiting = new Set<() => void>()
  let busy = false

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new DatabaseBusyError())
      }, mostMilliseconds)
      waiting.add(begin)
    })
  }

  function next(): void {
    const [begin] = waiting
    if (!begin) {
      busy = false
      return
    }
    waiting.delete(begin)
    begin()
  }

  return async (work) => {
    if (busy) await wait()
    else busy = true
    try {
      return await work()
    } finally {
      next()
    }
  }
}
