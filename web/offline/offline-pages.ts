import { offlineList, type StoredArticle } from './offline-list.ts'

export const cachePrefix = 'reading-'
const maxArticles = 20

const isArticle = (address: string) => new URL(address).pathname.startsWith('/article/')
/** Address of the list of an article's files, in the same cache; no page has this address. */
const noteOf = (page: string) => `${new URL(page).origin}/reading-files?of=${encodeURIComponent(page)}`

const addressesIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(({ url }) => url)

async function filesOf(cache: Cache, page: string): Promise<string[]> {
  const note = await cache.match(noteOf(page))
  return note ? ((await note.json()) as string[]) : []
}

/** Deletes the oldest articles beyond twenty, and files that no remaining article uses. */
async function trim(cache: Cache): Promise<void> {
  const articles = (await addressesIn(cache)).filter(isArticle)
  for (const oldest of articles.slice(0, -maxArticles)) {
    await cache.delete(oldest)
    await cache.delete(noteOf(oldest))
  }
  const saved = articles.slice(-maxArticles)
  const needed = new Set([...saved, ...saved.map(noteOf)])
  for (const page of saved) for (const file of await filesOf(cache, page)) needed.add(file)
  for (const address of await addressesIn(cache)) if (!needed.has(address)) await cache.delete(address)
}

/**
 * Stores an article as sent to this user, with its files. If the session is over, the server sends a visitor's version:
 * that one is not stored.
 */
export async function storeArticleOffline(reader: string, page: string, files: readonly string[]): Promise<void> {
  if (!isArticle(page)) return
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return
  if (!(await answer.clone().text()).includes(` data-reader="${reader}"`)) return
  const cache = await caches.open(cachePrefix + reader)
  await cache.delete(page)
  await cache.put(page, answer)
  await cache.put(noteOf(page), Response.json(files))
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  // An article without one of its pictures is still worth keeping.
  await Promise.allSettled(missing.flat().map((file) => cache.add(file)))
  await trim(cache)
}

const storedOf = (address: string) => caches.match(address.replace(/[?#].*$/, ''), { ignoreVary: true })

/** The article's title, without the site's name before it. */
const titleIn = (html: string): string => /<title>(?:[^<]*? – )?([^<]*)<\/title>/.exec(html)?.[1] ?? ''

/** The style attribute of the page's root. */
const coloursIn = (html: string): string => html.split('<head', 1)[0]?.split(' style="')[1]?.split('"', 1)[0] ?? ''

/** Address, title and colours (as HTML) of the stored articles, last read first. */
async function listStored(): Promise<StoredArticle[]> {
  const saved: StoredArticle[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix)) continue
    const cache = await caches.open(name)
    for (const address of (await addressesIn(cache)).filter(isArticle)) {
      const html = await (await cache.match(address))?.text()
      if (html) saved.push({ path: new URL(address).pathname, title: titleIn(html), colours: coloursIn(html) })
    }
  }
  return saved.reverse()
}

/** Answers from the network, else with the stored article, marked as offline, else with the list of stored articles. */
export async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const saved = await storedOf(request.url)
    if (saved && isArticle(request.url)) {
      const html = (await saved.text()).replace('<html ', '<html data-offline="" ')
      return new Response(html, { headers: saved.headers })
    }
    const list = await listStored()
    if (list.length === 0) throw error
    return offlineList(list)
  }
}

/** Answers with a file, from the cache if the network fails. */
export async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const saved = await storedOf(request.url)
    if (!saved) throw error
    return saved
  }
}
