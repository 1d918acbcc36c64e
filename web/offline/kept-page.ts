/** Whether the service worker has stored the page, and answers for it. */
export async function isKept(path: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const options = { ignoreSearch: true, ignoreVary: true }
  return (await caches.match(new URL(path, location.origin), options)) !== undefined
}
