import { useLocation, useRouteError } from 'react-router'
import { iconAddress, shareImageFile, versionedPath } from '../../contracts/administration/identity-files.ts'
import { locale } from '../i18n/index.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import { useSite } from './site-data.ts'

/** Links for machines: icon, feed, language, indexing, and the picture that other sites show. */
export function HeadLinks() {
  const { siteName, publicUrl, identity } = useSite()
  const { pathname } = useLocation()
  const { indexed } = usePageFacts()
  // The hook returns null without an error, despite its type.
  const failed = (useRouteError() ?? null) !== null
  const listed = !failed && indexed === true
  const address = `${publicUrl}${pathname.replace(/(.)\/+$/, '$1')}`
  return (
    <>
      <link rel="apple-touch-icon" href={iconAddress('apple', identity.version)} />
      <link rel="alternate" type="application/rss+xml" title={siteName} href="/feed.xml" />
      {listed && publicUrl && <link rel="alternate" hrefLang={locale} href={address} />}
      {listed && publicUrl && <link rel="alternate" hrefLang="x-default" href={address} />}
      {/* Other sites use the first picture: the page's own, if it has one. */}
      {listed && publicUrl && (
        <meta property="og:image" content={`${publicUrl}${versionedPath(shareImageFile, identity.version)}`} />
      )}
      {listed && <meta name="twitter:card" content="summary_large_image" />}
      {!failed && !listed && <meta name="robots" content="noindex" />}
    </>
  )
}
