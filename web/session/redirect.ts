import type { PageTable } from '../page-facts/page-table.ts'

type Pages = Pick<PageTable, 'at'>

/** The URL of a path on this site; undefined for other targets, such as `//evil`, `/\evil` or `https:`. */
export function parseSiteUrl(target: string | null | undefined): URL | undefined {
  if (!target || !/^\/(?![/\\])/.test(target) || !URL.canParse(target, 'https://site.invalid')) return undefined
  const url = new URL(target, 'https://site.invalid')
  return url.origin === 'https://site.invalid' ? url : undefined
}

export const pathIn = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`

/** The path to return to after signing in, or `fallback` if the requested path is not allowed. */
export function returnPath(target: string | null | undefined, fallback: string, pages: Pages): string {
  const url = parseSiteUrl(target)
  return url && pages.at(url.pathname)?.facts.returnTo ? pathIn(url) : fallback
}

/** Adds `target` to `path` as the page to return to. */
export const withReturn = (path: string, target: string): string => `${path}?redirect=${encodeURIComponent(target)}`

/** Parameter of the sign-in page: the session ended while the user was sending a form. */
export const endedParameter = 'ended'

/** Sign-in address for a form that was sent without a session; leads back to its page. */
export const sessionEndedPath = (target: string): string => `${withReturn('/login', target)}&${endedParameter}`

export const isSessionEnded = (location: string | null): boolean =>
  location?.startsWith('/login?') === true && new URLSearchParams(location.slice('/login'.length)).has(endedParameter)

/** Login page and default landing page of each session provider. */
export const providerPaths = {
  default: { login: '/login', landing: '/articles', backOffice: '/admin', security: '/account/security' },
  contact: { login: '/contact/link', landing: '/contact/tickets' },
} as const
