import { useLocation, useRouteError } from 'react-router'
import { locale } from '../i18n/index.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import { useSite } from './site-data.ts'

/** Links for machines: the feed, language, indexing, and the web app manifest. */
export function HeadLinks() {
  const { siteName, publicUrl } = useSite()
  const { pathname } = useLocation()
  const { indexed } = usePageFacts()
  // null while there is none, whatever its type says
  const failed = (useRouteError() ?? null) !== null
  const listed = !failed && indexed === true
  const address = `${publicUrl}${pathname.replace(/(.)\/+$/, '$1')}`
  return (
    <>
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="alternate" type="application/rss+xml" title={siteName} href="/feed.xml" />
      {listed && publicUrl && <link rel="alternate" hrefLang={locale} href={address} />}
      {listed && publicUrl && <link rel="alternate" hrefLang="x-default" href={address} />}
      {!failed && !listed && <meta name="robots" content="noindex" />}
    </>
  )
}
