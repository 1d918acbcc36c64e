/** Tells whether the page is stored, and a service worker can answer with it. */
export async function isPageStored(path: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const options = { ignoreSearch: true, ignoreVary: true }
  return (await caches.match(new URL(path, location.origin), options)) !== undefined
}
