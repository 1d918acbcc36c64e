import { Link } from 'react-router'
import { CachedFragment } from '../fragment-cache/cached-fragment.tsx'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { footerColumns, legalLinks } from './footer-columns.ts'
import { LanguageLinks, useEnglishAddress } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { type SiteData, useSite } from './site-data.ts'

const linkClass = 'inline-block py-2 no-underline hover:underline decoration-ruby underline-offset-4'

/** The site's name, as wide as the page, cut by its lower edge. */
function Wordmark({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 196" className="block w-full" preserveAspectRatio="xMidYMin slice">
      <text
        x="500"
        y="296"
        textAnchor="middle"
        fontSize="318"
        fill="var(--color-blush)"
        textLength="920"
        lengthAdjust="spacingAndGlyphs"
        style={{ fontFamily: 'var(--font-display)', fontWeight: 420 }}
      >
        {name}
      </text>
    </svg>
  )
}

interface FooterProps
  extends Pick<SiteData, 'siteName' | 'logoText' | 'postalAddress' | 'contactEmail' | 'demoNotice'> {
  year: number
  /** of this page in English; null where none is offered */
  english: string | null
}

function FooterContent({ siteName, logoText, postalAddress, contactEmail, demoNotice, year, english }: FooterProps) {
  return (
    <>
      <div className="page grid gap-x-8 gap-y-10 pt-16 pb-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr] lg:pt-20">
        <div className="sm:col-span-3 lg:col-span-1">
          <Logo name={logoText} />
          <p className="mt-4 max-w-xs">{t('layout.footer.claim')}</p>
          {(postalAddress || contactEmail) && (
            <address className="mt-4 max-w-xs text-sm whitespace-pre-line not-italic">
              {postalAddress}
              {contactEmail && (
                <a href={`mailto:${contactEmail}`} className="block py-1.5 wrap-anywhere">
                  {contactEmail}
                </a>
              )}
            </address>
          )}
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(`layout.footer.${title}`)}>
            <p className="italic-display mb-2 text-lg">{t(`layout.footer.${title}`)}</p>
            <ul>
              {links.map(({ to, key }) => (
                <li key={key}>
                  <Link to={to} className={linkClass}>
                    {t(`layout.footer.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-blush py-6 text-sm">
        <nav aria-label={t('layout.footer.legal')}>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ to, key }) => (
              <li key={key}>
                <Link to={to} className={linkClass} data-cookie-choices={key === 'cookies' ? '' : undefined}>
                  {t(`layout.footer.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {english && <LanguageLinks english={english} className={linkClass} />}
        <p className="w-full">{t('layout.footer.rights', { year, site: siteName })}</p>
        {demoNotice && <p className="w-full text-ink-soft">{typeset(demoNotice)}</p>}
      </div>
      <Wordmark name={logoText} />
    </>
  )
}

export function Footer({ year }: { year: number }) {
  const { siteName, logoText, postalAddress, contactEmail, demoNotice } = useSite()
  const english = useEnglishAddress()
  return (
    <CachedFragment
      as="footer"
      part={FooterContent}
      given={{ siteName, logoText, postalAddress, contactEmail, demoNotice, year, english }}
      data-site
      className="mt-auto overflow-hidden rounded-t-sheet bg-rose"
    />
  )
}
