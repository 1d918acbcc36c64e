const guardKey = 'page-reload'
const guardMilliseconds = 10_000

/** Loads the page anew, at most once in 10 s: what is broken on the server must not make her browser spin. */
export function reloadOnce(target: string, now: number = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(guardKey) ?? 0)
  if (now - last < guardMilliseconds) return false
  sessionStorage.setItem(guardKey, String(now))
  location.assign(target)
  return true
}
