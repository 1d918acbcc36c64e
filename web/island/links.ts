import { announce } from '../hydrated/failure.ts'

/** The service worker has kept some pages. Else the page she is on stays, with what she typed, and says why. */
async function goWhereKept(path: string): Promise<void> {
  const answering = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const kept =
    answering && (await caches.match(new URL(path, location.origin), { ignoreSearch: true, ignoreVary: true }))
  if (kept) location.assign(path)
  else announce({ cause: 'network', asked: 'page', path, whole: true })
}

/** Without a network a link would leave the page for one of the browser's own. */
export function guardLinks(): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return
    event.preventDefault()
    void goWhereKept(`${link.pathname}${link.search}${link.hash}`)
  })
}
