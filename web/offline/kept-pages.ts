const maxPages = 20

const isArticle = ({ url }: Request) => new URL(url).pathname.startsWith('/article/')

/** Keeps a page as the server sends it to her, and the files it was shown with; the oldest beyond 20 articles go. */
export async function keepPage(cacheName: string, page: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return
  await cache.delete(page)
  await cache.put(page, answer)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  const kept = (await cache.keys()).filter(isArticle)
  for (const oldest of kept.slice(0, -maxPages)) await cache.delete(oldest)
}

const keptOf = (address: string) => caches.match(address.replace(/[?#].*$/, ''), { ignoreVary: true })

/** The network's answer; without a network what was kept, marked as such, else the browser's own word for it. */
export async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await keptOf(request.url)
    if (!kept) throw error
    const html = (await kept.text()).replace('<html ', '<html data-offline="" ')
    return new Response(html, { headers: kept.headers })
  }
}

export async function answerKept(request: Request): Promise<Response> {
  return (await keptOf(request.url)) ?? fetch(request)
}
