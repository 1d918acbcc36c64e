/** Shorter views do not count as read. */
const readMilliseconds = 10_000

/**
 * `<div data-read="les-mots">`: after ten visible seconds the article counts as read, once per page load. Nothing is stored
 * in the browser, and the request contains no identifier.
 */
export function countRead(): void {
  const uid = document.querySelector<HTMLElement>('[data-read]')?.dataset.read
  if (!uid) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    document.removeEventListener('visibilitychange', follow)
    navigator.sendBeacon(`/api/content/articles/${uid}/reads`)
  }
  function follow() {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(send, readMilliseconds)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
}
