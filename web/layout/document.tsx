import { type ReactNode, use } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import enhance from '../enhance/index.ts?worker&url'
import { locale, t } from '../i18n/index.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import { usePlace } from '../reader-page/places.ts'
import { readerAttributes } from '../session/reader-attributes.ts'
import formScript from '../static-page/form-script.ts?worker&url'
import { FormParts } from '../static-page/page-form.tsx'
import { colourStyle } from './colours.ts'
import { fonts } from './fonts.ts'
import { HeadLinks } from './head-links.tsx'
import { neutralIcon } from './icon.ts'
import { Footer } from './navigation/footer.tsx'
import { Header } from './navigation/header.tsx'
import { PageHead } from './page-head.tsx'
import { PageNonce } from './page-nonce.ts'
import { useSite } from './site-data.ts'
import { siteIcon } from './site-icon.ts'
import { StaticPage } from './static-page.ts'
import { stylesheet } from './stylesheet.ts'
import { transitionStyle } from './transition-style.ts'

/** The whole HTML document. A static page loads only the small script and, if it is not cached, the form script. */
export function Document({ children }: { children: ReactNode }) {
  const isStatic = use(StaticPage)
  const nonce = use(PageNonce)
  const site = useSite()
  const { trackerId, publicUrl, colours, discretion } = site
  const place = usePlace('reader')
  const reader = place ? { 'data-place': place } : readerAttributes(site.viewer, site.metadataChange)
  const { measured, exit, cached } = usePageFacts()
  const hasForms = isStatic && !cached
  return (
    <html
      lang={locale}
      style={colourStyle(colours)}
      {...reader}
      // An error page may lack the settings: then the attribute is absent, which does not mean "not measured".
      data-tracker={publicUrl ? (trackerId ?? '') : undefined}
      data-measured={measured ? '' : undefined}
      data-app={isStatic ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.paper} />
        <link rel="stylesheet" href={stylesheet} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link
          rel="icon"
          {...(exit && discretion.neutralTab
            ? { href: neutralIcon, type: 'image/svg+xml' }
            : siteIcon(site.siteName, site))}
        />
        <script type="module" src={enhance} fetchPriority="low" />
        {hasForms && <script type="module" src={formScript} />}
        {!isStatic && (
          <style nonce={nonce} suppressHydrationWarning>
            {transitionStyle}
          </style>
        )}
        <PageHead />
        <Meta />
        <HeadLinks />
        <Links />
      </head>
      <body>
        <a
          href="#contenu"
          className="absolute top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-6 py-3 text-paper focus:translate-y-0"
        >
          {t('layout.skip')}
        </a>
        <p className="offline-note hidden bg-warning-light py-2.5 text-center text-sm font-medium text-warning">
          {t('layout.offline')}
        </p>
        <Header />
        {children}
        <Footer year={new Date().getUTCFullYear()} />
        {hasForms && <FormParts />}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  )
}
