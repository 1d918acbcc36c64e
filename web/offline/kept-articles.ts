export const readingCache = 'reading'
const maxArticles = 20

const markOffline = '<html data-offline '

/** Keeps a page and the files it was shown with; the oldest beyond 20 articles go. The first address is the page's. */
export async function keepArticle(addresses: readonly string[]): Promise<void> {
  const [page, ...files] = addresses
  if (!page) return
  const cache = await caches.open(readingCache)
  await cache.delete(page)
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return
  await cache.put(page, answer)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/article/'))
  for (const oldest of kept.slice(0, -maxArticles)) await cache.delete(oldest)
}

/** A kept page says that it is one. */
async function markedOffline(answer: Response): Promise<Response> {
  const html = (await answer.text()).replace('<html ', markOffline)
  return new Response(html, { status: 200, headers: answer.headers })
}

/** The network's answer; without a network, what was kept of the page, else the browser's own word for it. */
export async function answerOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url.replace(/[?#].*$/, ''), { cacheName: readingCache, ignoreVary: true })
    if (kept) return markedOffline(kept)
    throw error
  }
}
