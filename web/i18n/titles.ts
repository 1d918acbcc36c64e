import { matchPath } from 'react-router'
import { fr } from './fr.ts'
import { t } from './index.ts'
import { typeset } from './typography.ts'

export type TitlePath = keyof typeof fr.titles

const paths = Object.keys(fr.titles) as TitlePath[]
const exact = new Map(paths.filter((path) => !/[:*]/.test(path)).map((path) => [path as string, path]))
const patterns = paths.filter((path) => path.includes(':'))

/** The translation key of a path; exact paths go before those with a parameter. */
export const titlePath = (pathname: string): TitlePath =>
  exact.get(pathname.toLowerCase().replace(/(.)\/+$/, '$1')) ??
  patterns.find((path) => matchPath(path, pathname)) ??
  '*'

const maxTitles = 1000
const titles = new Map<string, string>()

/** The page's title alone. `name` fills the titles of things that have names. */
export function pageTitle(pathname: string, name = ''): string {
  const key = `${pathname} ${name}`
  const known = titles.get(key)
  if (known !== undefined) return known
  const shown = typeset(name)
  const title = t(`titles.${titlePath(pathname)}`, { name: shown }) || shown
  if (titles.size >= maxTitles) titles.clear()
  titles.set(key, title)
  return title
}

/** Site title, a dash, the page's title. */
export const documentTitle = (siteName: string, pathname: string, name?: string): string =>
  `${siteName} – ${pageTitle(pathname, name)}`
