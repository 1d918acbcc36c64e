import type { IncomingMessage, ServerResponse } from 'node:http'
import { Cache } from '../../platform/cache/index.ts'
import { memoize } from '../../web/memoize.ts'
import { type CachedPage, sendCached } from './cached-page.ts'
import { canonicalAddress, type QueryKeysOf } from './canonical-address.ts'

const maxPages = 5000
/** Strangers can fill it with pages that nobody wants again. */
const maxBytes = 48 * 1024 * 1024
/** Even if an event is lost, no older page is served without a newer one being rendered. */
const lifetimeMilliseconds = 60_000
/** An expired page is served for so long while it is rendered again; one whose content has changed never is. */
const revalidationMilliseconds = 60_000
/** Renderings that no visitor waits for. */
const maxRevalidations = 4

export interface PageCache {
  /** answers from memory; false where it cannot */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** as `serve`, also with a page that expired at any time: for when a new one cannot be rendered */
  serveExpired(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The address under which all visitors see the same answer to this request; undefined where it is one reader's own,
   * or requested of an unknown host. What is cached under it must be rendered from it, and not from what was typed.
   */
  addressOf(request: IncomingMessage): string | undefined
  /**
   * Renders the page once for all who request it meanwhile.
   * @param render its signal is aborted when none of them waits any more. @returns undefined for an answer that may not be shared
   * @param left aborted when this visitor no longer waits
   */
  load(
    address: string,
    render: (abandoned: AbortSignal) => Promise<CachedPage | undefined>,
    left: AbortSignal,
  ): Promise<CachedPage | undefined>
  invalidate(): void
}

function isAnonymous({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !headers.authorization && !headers['x-support-auth']
}

export interface PageCacheOptions {
  isOurHost(host: string | undefined): boolean
  /** of the Cookie header: the answer is one reader's own */
  isPersonal(cookies: string | undefined): boolean
  queryKeysOf: QueryKeysOf
  /** a page could not be rendered again, and no visitor waits for it */
  onFailure(error: unknown): void
}

/** Visitors' pages, whole and compressed, in memory under their address. */
export function createPageCache({ isOurHost, isPersonal, queryKeysOf, onFailure }: PageCacheOptions): PageCache {
  const pages = new Cache<CachedPage>({
    segmented: true,
    entries: maxPages,
    bytes: maxBytes,
    sizeOf: (page) => page.bytes,
    lifetimeMilliseconds,
    revalidation: { milliseconds: revalidationMilliseconds, atOnce: maxRevalidations, onFailure },
  })
  const canonical = memoize((address: string | undefined) => canonicalAddress(address ?? '/', queryKeysOf))

  function addressOf(request: IncomingMessage): string | undefined {
    const { host, cookie } = request.headers
    if (!isAnonymous(request) || isPersonal(cookie) || !isOurHost(host)) return undefined
    return canonical(request.url)
  }

  return {
    serve(request, response) {
      const address = addressOf(request)
      const page = address === undefined ? undefined : pages.get(address)
      if (page) sendCached(request, response, page)
      return page !== undefined
    },
    serveExpired(request, response) {
      const address = addressOf(request)
      const page = address === undefined ? undefined : pages.getExpired(address)
      if (page) sendCached(request, response, page)
      return page !== undefined
    },
    addressOf,
    load: (address, render, left) => pages.load(address, render, left),
    invalidate: () => pages.invalidate(),
  }
}
