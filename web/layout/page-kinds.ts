const reading = ['/articles', '/authors', '/categories', '/tags']
const texts = ['/', '/about', '/terms-of-service', '/legal-notice', '/privacy', '/cookies']

const trimmed = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/** Pages that are the same for everyone: magazine and static pages. All others count as private. */
export function isOpenPage(pathname: string): boolean {
  const path = trimmed(pathname)
  if (texts.includes(path) || reading.includes(path)) return true
  return /^\/(article|authors|categories|tags)\/[^/]+$/.test(path)
}

/** Where the tag manager may run: never account, coaching, contact or payment. A list of where, not of where not. */
export const isMeasuredPage = (pathname: string): boolean =>
  isOpenPage(pathname) || trimmed(pathname) === '/registration'

/** What search engines may list. */
export const isListedPage = (pathname: string): boolean => isOpenPage(pathname) || trimmed(pathname) === '/contact'
