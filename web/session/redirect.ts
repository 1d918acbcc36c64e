/** Where a person may be sent back to after signing in: what needed it, and what shows more to her. */
const secured = ['/account', '/admin', '/coaching', '/registration/payment']

/** The back office is no page of the site: a browser that runs the site’s script must load it as a document. */
export const isDocument = (path: string): boolean => isBelow(path.split(/[?#]/)[0] ?? '', '/admin')
const richer = ['/article/', '/articles', '/authors/', '/categories/', '/tags/']

/** Pages that would be wrong to land on, secured or not. */
const prohibited = ['/login', '/logout', '/reset-password', '/callback']

const isBelow = (path: string, root: string): boolean =>
  path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`)

/** A path of this site, or undefined: `//evil`, `/\evil`, `https:` and the like are none. */
function samePath(target: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, 'https://site.invalid')) return undefined
  const url = new URL(target, 'https://site.invalid')
  return url.origin === 'https://site.invalid' ? url : undefined
}

/** The path to return to after signing in, or `fallback` where the one asked for is not ours to offer. */
export function returnPath(target: string | null | undefined, fallback: string): string {
  const url = target ? samePath(target) : undefined
  if (!url || prohibited.some((path) => isBelow(url.pathname, path))) return fallback
  const allowed = [...secured, ...richer].some((path) => isBelow(url.pathname, path))
  return allowed ? `${url.pathname}${url.search}${url.hash}` : fallback
}

/** `path` with the way back to where she was. */
export const withReturn = (path: string, target: string): string => `${path}?redirect=${encodeURIComponent(target)}`

/** Where each provider's guard sends, and where it lands without a way back. */
export const providerPaths = {
  default: { login: '/login', landing: '/articles', backOffice: '/admin' },
  contact: { login: '/contact/link', landing: '/contact/tickets' },
} as const
