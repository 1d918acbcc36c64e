import { useLocation, useRouteError } from 'react-router'
import { t } from '../i18n/index.ts'
import { documentTitle } from '../i18n/titles.ts'
import { typeset } from '../i18n/typography.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import { breadcrumbData } from '../seo/breadcrumb-data.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import { errorTitle } from './error-variant.ts'
import { breadcrumbsOf } from './navigation/breadcrumbs.ts'
import { usePageName } from './page-name.ts'
import { useSite } from './site-data.ts'

/**
 * Document title (from the route's `title` key and the page's name), canonical address and breadcrumbs.
 * Not a `meta` export: the root's export sees only its own match, and not the page's name.
 */
export function PageHead() {
  const { siteName, publicUrl, trail, discretion, search } = useSite()
  const facts = usePageFacts()
  const { pathname } = useLocation()
  const name = usePageName()
  const error = useRouteError()
  if (error !== undefined && error !== null) {
    return (
      <>
        <title>{[siteName, errorTitle(error)].filter(Boolean).join(' – ')}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const neutral = facts.exit && discretion.neutralTab
  const title = neutral
    ? t('account.discretion.neutral_title')
    : search.title
      ? `${siteName} – ${typeset(search.title)}`
      : documentTitle(siteName, facts.title, name)
  const address = `${publicUrl}${pathname.replace(/(.)\/+$/, '$1')}`
  const crumbs = breadcrumbsOf({ ...facts, pathname, name, trail }, t('layout.home'))
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={name ?? title} />
      <meta property="og:url" content={address} />
      {crumbs.length > 0 && <StructuredData data={breadcrumbData(crumbs, publicUrl)} />}
    </>
  )
}
