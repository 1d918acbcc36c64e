import type { SiteEnvironment } from '../context.ts'

const tagManager = 'https://www.googletagmanager.com'

/** Scripts: our own files, and what carries this page's nonce; on a page for all, what to fetch early. Never inline otherwise. */
function contentSecurityPolicy(settings: SiteEnvironment, inline: string): string {
  const tracker = settings.trackerId ? ` ${tagManager}` : ''
  const measuring = settings.trackerId ? ' https://*.google-analytics.com https://www.googletagmanager.com' : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${tracker}`,
    // React writes style attributes; no style can call home from here.
    "style-src 'self' 'unsafe-inline'",
    // Media may live in an object store, under an address of its own.
    "img-src 'self' data: https:",
    `connect-src 'self'${measuring}`,
    // A payment form answers with a redirect to the provider's page, which this directive also covers.
    "form-action 'self' https:",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** @param inline which scripts in the page itself may run: a nonce, or a hash */
export function secure(headers: Headers, settings: SiteEnvironment, inline: string): void {
  headers.set('content-security-policy', contentSecurityPolicy(settings, inline))
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
}

/** The page is the same for all who are signed out: the server's page cache and a CDN may keep it. */
export function shareable(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  headers.set('vary', 'Cookie')
}
