import type { IncomingMessage, ServerResponse } from 'node:http'
import { Cache } from '../../platform/cache/index.ts'
import { memoize } from '../../web/memoize.ts'
import { type CachedPage, sendCached } from './cached-page.ts'
import { canonicalAddress, type QueryKeysOf } from './canonical-address.ts'

const maxPages = 5000
/** Bounds the memory that arbitrary addresses can fill. */
const maxBytes = 48 * 1024 * 1024
/** Bounds the age of a page if an invalidation event is lost. */
const lifetimeMilliseconds = 60_000
/** An expired page is served for this long while it is rendered again; invalidated pages never are. */
const revalidationMilliseconds = 60_000
/** Maximum number of concurrent revalidations; no visitor waits for them. */
const maxRevalidations = 4

export interface PageCache {
  /** answers from memory; false if it cannot */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** like `serve`, also with an expired page: used if a new one cannot be rendered */
  serveExpired(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The address under which all visitors see the same answer; undefined for one reader's own page or an unknown host.
   * A cached page must be rendered from this address, not from the requested one.
   */
  addressOf(request: IncomingMessage): string | undefined
  /**
   * Renders the page once for all concurrent requests.
   * @param render its signal aborts once nobody waits. @returns undefined for an answer that may not be shared
   * @param left aborts when this visitor leaves
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
  /** whether a Cookie header makes the answer one reader's own */
  isPersonal(cookies: string | undefined): boolean
  queryKeysOf: QueryKeysOf
  /** called if a revalidation fails */
  onFailure(error: unknown): void
}

/** Compressed pages that all visitors share, in memory, by address. */
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
