import { useLocation } from 'react-router'
import { pageTitle } from '../../i18n/titles.ts'
import { visitorPage } from '../../session/visitor-page.ts'

export const handle = visitorPage

export default function Authors() {
  const { pathname } = useLocation()
  return <h1 className="page display section text-title-lg">{pageTitle(pathname)}</h1>
}
