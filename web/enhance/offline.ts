const cachePrefix = 'reading-'

/** Stored pages belong to one reader: they are deleted as soon as another user or a visitor is shown. */
async function forgetOthers(own: string | undefined): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix) && name !== own) await caches.delete(name)
  }
  // Signed out: nothing is left to serve.
  if (!own) for (const stored of await navigator.serviceWorker.getRegistrations()) await stored.unregister()
}

const filesShown = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(/[?#].*$/, ''))
    .filter((address) => /^\/(assets|media)/.test(address.replace(location.origin, '')))

/** Stores the open article for a signed-in reader, and deletes articles stored for anyone else. */
export async function storeForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  const { reader, offline, tracker } = document.documentElement.dataset
  // An error page may not know the reader: then nothing is deleted either.
  if (offline !== undefined || tracker === undefined) return
  await forgetOthers(reader ? cachePrefix + reader : undefined)
  if (!reader || !location.pathname.startsWith('/article/')) return
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  const page = location.origin + location.pathname
  active?.postMessage({ reader, page, files: [...new Set(filesShown())] })
}
