import type { SearchTexts } from '../../contracts/administration/site-frame.ts'
import type { SiteData } from '../layout/site-data.ts'

/** The owner's title and description of a page; pages without a description have that of `*`. */
export function searchTextOf(texts: SearchTexts, pathname: string): SiteData['search'] {
  const own = texts.find(({ page }) => page === pathname)
  const usual = texts.find(({ page }) => page === '*')
  return { title: own?.title ?? '', description: own?.description || usual?.description || '' }
}

interface Match {
  loaderData?: unknown
}

/** Description for a route's `meta`: the owner's, if there is one. @param matches the first one is the root's */
export function ownDescription(matches: readonly (Match | undefined)[], otherwise: string): string {
  const root = matches[0]?.loaderData as SiteData | undefined
  return root?.search.description || otherwise
}
