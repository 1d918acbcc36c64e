const guardKey = 'page-reload'
const guardMilliseconds = 10_000

/** Loads the page, at most once in 10 s: a broken server must not cause a reload loop. */
export function reloadOnce(target: string, now: number = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(guardKey) ?? 0)
  if (now - last < guardMilliseconds) return false
  sessionStorage.setItem(guardKey, String(now))
  location.assign(target)
  return true
}
