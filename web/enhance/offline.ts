const cachePrefix = 'reading-'

/** What one reader kept is nobody else's: it goes as soon as a page is not hers. */
async function forgetOthers(own: string | undefined): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix) && name !== own) await caches.delete(name)
  }
}

const filesShown = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(/[?#].*$/, ''))
    .filter((address) => /^\/(assets|media|logo|favicon)/.test(address.replace(location.origin, '')))

async function keep(cache: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ cache, page: location.origin + location.pathname, files: [...new Set(filesShown())] })
}

/** A signed-in reader's articles are kept for when there is no network. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  const { reader, offline } = document.documentElement.dataset
  const own = reader ? `${cachePrefix}${reader}` : undefined
  await forgetOthers(own)
  if (!own || offline !== undefined || !location.pathname.startsWith('/article/')) return
  await navigator.serviceWorker.register('/service-worker.js')
  await keep(own)
}
