import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBestCompression } from './best-compression.ts'
import { type CachedPage, chooseEncoding, isKnown } from './cached-page.ts'
import { canonicalAddress, type QueryKeysOf } from './canonical-address.ts'
import { SegmentedCache } from './segmented-cache.ts'

const maxPages = 5000
const maxBytes = 128 * 1024 * 1024
/** Even if no event came, nothing older than this is served. */
const lifetimeMilliseconds = 60_000

/** A page asked for so often is worth the tenth of a second that its best compression takes. */
const timesUntilBest = 3

export interface PageCache {
  /** answers from memory; false where it cannot */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** as `serve`, also with a page that is too old: for when a new one cannot be made */
  serveStale(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The address under which all visitors see the same answer to this request; undefined where it is one reader's own,
   * or asked of a host that is not ours. What is kept under it must be made from it, and not from what she typed.
   */
  addressOf(request: IncomingMessage): string | undefined
  /** changes whenever something was dropped: a page rendered before must not be kept after */
  generation(): number
  store(request: IncomingMessage, page: CachedPage, generation: number): void
  drop(): void
}

function isAnonymous({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !headers.authorization && !headers['x-support-auth']
}

interface Pages {
  isOurHost(host: string | undefined): boolean
  /** of the Cookie header: the answer is one reader's own */
  isPersonal(cookies: string | undefined): boolean
  queryKeysOf: QueryKeysOf
}

function answer(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (isKnown(page.etag, request.headers['if-none-match'])) {
    response.writeHead(304, page.headers)
    response.end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
  const body = page.bodies[encoding]
  response.writeHead(200, {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Visitors' pages, whole and compressed, in memory under their address. */
export function createPageCache({ isOurHost, isPersonal, queryKeysOf }: Pages): PageCache {
  const pages = new SegmentedCache<CachedPage>({
    entries: maxPages,
    bytes: maxBytes,
    sizeOf: (page) => page.bytes,
    lifetimeMilliseconds,
  })
  const compression = createBestCompression()
  const asked = new WeakMap<CachedPage, number>()
  let generation = 0

  function improve(page: CachedPage): void {
    const times = (asked.get(page) ?? 0) + 1
    asked.set(page, times)
    if (times !== timesUntilBest || compression.of(page.etag)) return
    compression.make(page.etag, page.bodies.identity)?.then((best) => {
      page.bodies.br = best
    })
  }

  function addressOf(request: IncomingMessage): string | undefined {
    const { host, cookie } = request.headers
    if (!isAnonymous(request) || isPersonal(cookie) || !isOurHost(host)) return undefined
    return canonicalAddress(request.url ?? '/', queryKeysOf)
  }

  return {
    serve(request, response) {
      const address = addressOf(request)
      const page = address === undefined ? undefined : pages.get(address)
      if (!page) return false
      answer(request, response, page)
      improve(page)
      return true
    },
    serveStale(request, response) {
      const address = addressOf(request)
      const page = address === undefined ? undefined : pages.getStale(address)
      if (page) answer(request, response, page)
      return page !== undefined
    },
    addressOf,
    generation: () => generation,
    store(request, page, renderedIn) {
      const address = addressOf(request)
      if (address === undefined || request.method !== 'GET' || renderedIn !== generation) return
      page.bodies.br = compression.of(page.etag) ?? page.bodies.br
      pages.set(address, page)
    },
    drop() {
      generation += 1
      pages.clear()
    },
  }
}
