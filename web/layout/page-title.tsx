import { useLocation, useRouteError } from 'react-router'
import { documentTitle } from '../i18n/titles.ts'
import { usePageName } from './page-name.ts'
import { useSite } from './site-data.ts'

/**
 * Site title, a dash, the page's title from the translation key for the path. Not by a `meta` export: while root's
 * runs, it sees its own match only, and not the page's name.
 */
export function PageTitle() {
  const { houseName } = useSite()
  const { pathname } = useLocation()
  const name = usePageName()
  const error = useRouteError()
  const path = error === undefined || error === null ? pathname : '*'
  return <title>{documentTitle(houseName, path, name)}</title>
}
