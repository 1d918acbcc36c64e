/** Lists notified at once. Each then reloads its tickets, which takes the server some milliseconds. */
const atOnce = 10
const everyMilliseconds = 150

export interface ListPace<Follower> {
  /** notifies the list in its turn, once however often it is added until then */
  add(follower: Follower): void
  delete(follower: Follower): void
  close(): void
}

/**
 * Notifies lists of changes a few at a time, longest wait first: otherwise hundreds of open lists would reload at the
 * same moment and delay all other requests.
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
