import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Identity } from '../../../contracts/administration/identity.ts'
import type { Navigation } from '../../../contracts/administration/site-frame.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { usePageFacts } from '../../page-facts/use-page-facts.ts'
import { type SiteData, useSite } from '../site-data.ts'
import { contractLinks, legalLinks, shortLinks } from './footer-columns.ts'
import { LanguageLinks, useEnglishAddress } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { linksFor } from './navigation.ts'

const linkClass = 'inline-block py-2 no-underline hover:underline decoration-ruby underline-offset-4'

/** The site's name, as wide as the page, cut by its lower edge. */
function Wordmark({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 196" className="block w-full" preserveAspectRatio="xMidYMin slice">
      <text
        data-logo
        x="500"
        y="296"
        textAnchor="middle"
        fontSize="318"
        fill="var(--color-blush)"
        textLength="920"
        lengthAdjust="spacingAndGlyphs"
        fontFamily="var(--font-display)"
        fontWeight={420}
      >
        {name}
      </text>
    </svg>
  )
}

const titleClass = 'italic-display text-lg'

/** On a phone the links are folded under their title. */
function Column({ title, links }: Navigation['footer'][number]) {
  const name = typeset(title)
  return (
    <nav aria-label={name} className="border-b border-blush sm:border-0">
      <details className="fold-phone group">
        <summary className={`flex min-h-13 items-center justify-between ${titleClass}`}>
          {name}
          <ChevronDown aria-hidden size={20} className="group-open:rotate-180" />
        </summary>
        <p className={`fold-plain mb-2 ${titleClass}`}>{name}</p>
        <ul className="pb-3 sm:pb-0">
          {links.map(({ to, label }) => (
            <li key={`${to} ${label}`}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function LegalLinks({ links }: { links: typeof legalLinks }) {
  return (
    <nav aria-label={t('layout.footer.legal')}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ to, key }) => (
          <li key={key}>
            <Link to={to} className={linkClass} data-cookie-choices={key === 'cookies' ? '' : undefined}>
              {t(`layout.footer.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Short footer for payment, conversations and account: legal links only. */
function ShortContent({ siteName, demoNotice, year }: Pick<SiteData, 'siteName' | 'demoNotice'> & { year: number }) {
  return (
    <div className="page grid gap-y-1 py-3 text-sm">
      <LegalLinks links={shortLinks} />
      <p className="text-ink-soft">
        {t('layout.footer.rights', { year, site: siteName })} {demoNotice && typeset(demoNotice)}
      </p>
    </div>
  )
}

interface ColumnsProps
  extends Pick<SiteData, 'logoText' | 'postalAddress' | 'contactEmail'>,
    Pick<Navigation, 'claim' | 'footer'>,
    Pick<Identity, 'logo'> {}

function FooterColumns({ logoText, logo, postalAddress, contactEmail, claim, footer }: ColumnsProps) {
  const contract = contractLinks.map(({ to, key }) => ({ to, label: t(`layout.footer.${key}`) }))
  return (
    <>
      <div className="mb-6 sm:col-span-3 sm:mb-0 lg:col-span-1">
        <Logo text={logoText} logo={logo} />
        <p className="mt-4 max-w-xs">{typeset(claim)}</p>
        {(postalAddress || contactEmail) && (
          <address className="mt-4 hidden max-w-xs text-sm whitespace-pre-line not-italic sm:block">
            {postalAddress}
            {contactEmail && (
              <a href={`mailto:${contactEmail}`} className="block py-1.5 wrap-anywhere">
                {contactEmail}
              </a>
            )}
          </address>
        )}
      </div>
      {[...footer, { title: t('layout.footer.contract'), links: contract }].map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </>
  )
}

export function Footer({ year }: { year: number }) {
  const { siteName, logoText, identity, postalAddress, contactEmail, demoNotice, audience, navigation } = useSite()
  const english = useEnglishAddress()
  const { shortFooter } = usePageFacts()
  if (shortFooter) {
    return (
      <CachedFragment
        as="footer"
        part={ShortContent}
        given={{ siteName, demoNotice, year }}
        data-site
        className="mt-auto border-t border-line"
      />
    )
  }
  return (
    <footer data-site className="mt-auto overflow-hidden rounded-t-sheet bg-rose">
      <CachedFragment
        as="div"
        part={FooterColumns}
        given={{
          logoText,
          logo: identity.logo,
          postalAddress,
          contactEmail,
          claim: navigation.claim,
          footer: navigation.footer.map(({ title, links }) => ({ title, links: linksFor(links, audience) })),
        }}
        className="page grid gap-x-8 pt-8 pb-4 sm:grid-cols-3 sm:gap-y-10 sm:pt-16 sm:pb-12 lg:grid-cols-[1.6fr_1fr_1fr_1fr] lg:pt-20"
      />
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 text-sm sm:gap-y-3 sm:border-t sm:border-blush sm:py-6">
        <LegalLinks links={legalLinks} />
        {english && <LanguageLinks english={english} className={linkClass} />}
        <p className="w-full">{t('layout.footer.rights', { year, site: siteName })}</p>
        {demoNotice && <p className="w-full text-ink-soft">{typeset(demoNotice)}</p>}
      </div>
      <Wordmark name={logoText} />
    </footer>
  )
}
