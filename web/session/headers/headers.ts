import { embedOrigins } from '../../../contracts/articles/article-content.ts'
import type { SiteEnvironment } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'

const measuring = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

export interface PolicyFacts {
  settings: Pick<SiteEnvironment, 'trackerId' | 'paymentOrigins'>
  /** source of allowed inline scripts: a nonce, a hash, or none */
  inline: string
  /** source of allowed style attributes: style-hashes.ts */
  styleAttributes: string
  /** facts of the page; an error page has none */
  facts: Pick<PageFacts, 'measured' | 'leadsToPayment' | 'embeds' | 'framedWith'>
  /** address of the request */
  address: URL
}

const sources = (name: string, ...allowed: readonly string[]): string => [name, ...allowed].filter(Boolean).join(' ')

/**
 * Allows only what the page needs. Scripts: our own files, and those with this page's nonce; on a shared page, prefetch
 * rules.
 * The tag manager is allowed only where it may run, the payment provider only where a form leads there.
 */
function contentSecurityPolicy({ settings, inline, styleAttributes, facts, address }: PolicyFacts): string {
  const tracked = settings.trackerId && facts.measured ? measuring : []
  const nonce = inline.startsWith("'nonce-") ? [inline] : []
  // A payment form answers with a redirect to the provider's page, which form-action also covers.
  const payment = facts.leadsToPayment ? settings.paymentOrigins : []
  const { framedWith } = facts
  const framed = framedWith === true || (framedWith !== undefined && address.searchParams.has(framedWith))
  return [
    "default-src 'none'",
    sources('script-src', "'self'", inline, ...tracked),
    sources('style-src', "'self'", ...nonce),
    sources('style-src-attr', styleAttributes),
    // `data:` is for the icon, which is inline in the page.
    sources('img-src', "'self'", 'data:', ...tracked),
    "font-src 'self'",
    ...(facts.embeds ? [sources('frame-src', ...embedOrigins)] : []),
    sources('connect-src', "'self'", ...tracked),
    "manifest-src 'self'",
    "worker-src 'self'",
    sources('form-action', "'self'", ...payment),
    "base-uri 'none'",
    sources('frame-ancestors', framed ? "'self'" : "'none'"),
  ].join('; ')
}

/** Sets the page's headers. The server adds those of every answer: platform/http/security-headers.ts. */
export function setSecurityHeaders(headers: Headers, policy: PolicyFacts): void {
  headers.set('content-security-policy', contentSecurityPolicy(policy))
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
}

/** Header of pages that the server caches and fills in per reader: no shared cache may store them. */
export const readerCacheControl = 'private'

/** Marks a page as cacheable: for visitors by the server and a CDN, for signed-in readers by the server only. */
export function markCacheable(headers: Headers, forReaders: boolean): void {
  const forVisitors = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
  headers.set('cache-control', forReaders ? readerCacheControl : forVisitors)
  if (!forReaders) headers.set('vary', 'Cookie')
}

/** A response that sets a cookie belongs to one user: no shared cache may store it. */
export function preventSharedCaching(headers: Headers): void {
  if (headers.getSetCookie().length === 0 || !headers.get('cache-control')?.includes('public')) return
  headers.set('cache-control', 'private, no-store')
}
