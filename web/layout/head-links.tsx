import { useLocation, useRouteError } from 'react-router'
import { iconAddress, shareFile, versioned } from '../../contracts/administration/identity-files.ts'
import { locale } from '../i18n/index.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import { useSite } from './site-data.ts'

/** Links for machines: icon, feed, language, indexing, and the picture that other sites show. */
export function HeadLinks() {
  const { siteName, publicUrl, identity } = useSite()
  const { pathname } = useLocation()
  const { indexed } = usePageFacts()
  // null while there is none, whatever its type says
  const failed = (useRouteError() ?? null) !== null
  const listed = !failed && indexed === true
  const address = `${publicUrl}${pathname.replace(/(.)\/+$/, '$1')}`
  return (
    <>
      <link rel="apple-touch-icon" href={iconAddress('apple', identity.version)} />
      <link rel="alternate" type="application/rss+xml" title={siteName} href="/feed.xml" />
      {listed && publicUrl && <link rel="alternate" hrefLang={locale} href={address} />}
      {listed && publicUrl && <link rel="alternate" hrefLang="x-default" href={address} />}
      {/* Readers of these take the first picture: that of the page, where it has one. */}
      {listed && publicUrl && (
        <meta property="og:image" content={`${publicUrl}${versioned(shareFile, identity.version)}`} />
      )}
      {listed && <meta name="twitter:card" content="summary_large_image" />}
      {!failed && !listed && <meta name="robots" content="noindex" />}
    </>
  )
}
