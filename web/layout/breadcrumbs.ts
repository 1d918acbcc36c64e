import { pageTitle, titlePath } from '../i18n/titles.ts'

export interface Crumb {
  label: string
  /** null: the page one is on, or a segment that has no page of its own */
  to: string | null
}

const hidden = ['/', '/article', '/articles', '/contact']

/** Hidden on home, article, articles and every contact page. */
const isHidden = (pathname: string): boolean =>
  hidden.some((path) => pathname === path || (path !== '/' && path !== '/articles' && pathname.startsWith(`${path}/`)))

/**
 * From path segments, starting with a home item.
 * @param name of the thing the last segment stands for, where it has one
 */
export function breadcrumbsOf(pathname: string, home: string, name?: string): Crumb[] {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (isHidden(path)) return []
  const segments = path.slice(1).split('/')
  const crumbs = segments.map((_segment, index): Crumb | null => {
    const here = `/${segments.slice(0, index + 1).join('/')}`
    const last = index === segments.length - 1
    if (titlePath(here) === '*') return null
    return { label: pageTitle(here, last ? name : ''), to: last || here === '/callback' ? null : here }
  })
  return [{ label: home, to: '/' }, ...crumbs.filter((crumb) => crumb !== null)]
}
