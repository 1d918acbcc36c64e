/** Each list that is notified asks for its tickets, which costs the server some milliseconds. */
const atOnce = 10
const everyMilliseconds = 150

export interface ListPace<Follower> {
  /** tells it in its turn; once, however often it is added meanwhile */
  add(follower: Follower): void
  delete(follower: Follower): void
  close(): void
}

/**
 * Tells lists that they changed, some at a time, who waits longest first: with hundreds of open lists all of them would
 * otherwise ask in the same moment, and everyone else would wait behind them.
 */
export function createListPace<Follower>(notify: (follower: Follower) => void): ListPace<Follower> {
  const waiting = new Set<Follower>()
  let left = atOnce
  let timer: ReturnType<typeof setTimeout> | undefined

  function notifySome(): void {
    for (const follower of waiting) {
      if (left === 0) break
      left -= 1
      waiting.delete(follower)
      notify(follower)
    }
    if (left < atOnce) timer ??= setTimeout(renew, everyMilliseconds).unref()
  }

  function renew(): void {
    timer = undefined
    left = atOnce
    notifySome()
  }

  return {
    add(follower) {
      waiting.add(follower)
      notifySome()
    },
    delete: (follower) => void waiting.delete(follower),
    close() {
      waiting.clear()
      clearTimeout(timer)
      timer = undefined
      left = atOnce
    },
  }
}
