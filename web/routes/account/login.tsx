import { useLocation } from 'react-router'
import { pageTitle } from '../../i18n/titles.ts'

export default function Login() {
  const { pathname } = useLocation()
  return <h1 className="page display section text-title-lg">{pageTitle(pathname)}</h1>
}
