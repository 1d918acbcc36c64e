import { matchPath } from 'react-router'
import { fr } from './fr.ts'
import { t } from './index.ts'
import { typeset } from './typography.ts'

export type TitlePath = keyof typeof fr.titles

const paths = Object.keys(fr.titles) as TitlePath[]
const known = [...paths.filter((path) => !path.includes(':')), ...paths.filter((path) => path.includes(':'))]

/** The translation key of a path; exact paths go before those with a parameter. */
export const titlePath = (pathname: string): TitlePath =>
  known.find((path) => path !== '*' && matchPath(path, pathname)) ?? '*'

/** The page's title alone. `name` fills the titles of things that have names. */
export function pageTitle(pathname: string, name = ''): string {
  const shown = typeset(name)
  return t(`titles.${titlePath(pathname)}`, { name: shown }) || shown
}

/** Site title, a dash, the page's title. */
export const documentTitle = (houseName: string, pathname: string, name?: string): string =>
  `${houseName} – ${pageTitle(pathname, name)}`
