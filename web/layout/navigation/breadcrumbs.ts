import { pageTitle } from '../../i18n/titles.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { PageTable } from '../../page-facts/page-table.ts'

export interface Crumb {
  label: string
  /** null: the current page, or a segment without a page of its own */
  to: string | null
}

/** The crumbs between home and the page: only the server has the whole route table, so the root loader sends them. */
export interface Trail {
  /** pathname of the page at its end */
  of: string
  above: readonly Crumb[]
}

/** Breadcrumbs of each path segment above the page. */
export function trailOf(pathname: string, pages: Pick<PageTable, 'at'>): Trail {
  const here = pages.at(pathname)
  const breadcrumbs = here?.facts.breadcrumbs
  if (breadcrumbs === 'hidden') return { of: pathname, above: [] }
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const above = segments.slice(0, -1).flatMap((_segment, index): Crumb[] => {
    const to = `/${segments.slice(0, index + 1).join('/')}`
    const page = pages.at(to)
    // The same route with one segment less is the same page.
    if (page === here) return []
    if (page?.facts.title) return [{ label: pageTitle(page.facts.title), to }]
    const isNext = index === segments.length - 2
    return breadcrumbs && isNext ? [{ label: pageTitle(breadcrumbs.above), to: null }] : []
  })
  return { of: pathname, above }
}

interface ShownPage extends Pick<PageFacts, 'title' | 'breadcrumbs'> {
  pathname: string
  /** name of the displayed thing, if it has one */
  name?: string
  trail: Trail
}

/** Breadcrumbs of the shown page, from home on. */
export function breadcrumbsOf({ title, breadcrumbs, pathname, name, trail }: ShownPage, home: string): Crumb[] {
  if (title === undefined || breadcrumbs === 'hidden') return []
  // After a refused form the root loader has not run again: its trail belongs to the previous page.
  const above = trail.of === pathname ? trail.above : []
  return [{ label: home, to: '/' }, ...above, { label: pageTitle(title, name), to: null }]
}
