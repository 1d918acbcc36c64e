import { Link, useLocation } from 'react-router'
import type { SiteLink } from '../../../contracts/administration/site-frame.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import { usePageFacts } from '../../page-facts/use-page-facts.ts'
import { OwnUnread, unreadId } from '../../reader-page/own-parts.tsx'
import type { Audience } from '../../session/audience.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useSite } from '../site-data.ts'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { linksFor } from './navigation.ts'
import { useUnread } from './unread.ts'

/** @param current the item that is shown; -1: none */
function MainNavigation({ items, current }: { items: readonly SiteLink[]; current: number }) {
  return (
    <ul className="flex items-center gap-1">
      {items.map(({ to, label }, index) => (
        <li key={`${to} ${label}`}>
          <Link
            to={to}
            aria-current={index === current ? 'page' : undefined}
            className="rounded-full px-4 py-2.5 text-base font-medium no-underline hover:bg-rose-light aria-[current]:underline aria-[current]:decoration-blush aria-[current]:decoration-2 aria-[current]:underline-offset-8"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One unread count for whichever menu the width shows: on a shared page each placeholder costs 200 bytes. */
function SignedInMenus({ audience, items }: { audience: Audience; items: readonly SiteLink[] }) {
  return (
    <div className="group/menus grid *:col-start-1 *:row-start-1">
      <div className="hidden lg:block">
        <AccountMenu audience={audience} />
      </div>
      <MobileMenu audience={audience} items={items} />
      <span
        id={unreadId}
        className="pointer-events-none z-10 -mt-2 -mr-4 origin-top-right scale-85 place-self-start justify-self-end lg:-mt-1.5 lg:-mr-1.5 lg:scale-100"
      >
        <OwnUnread count={useUnread()} />
      </span>
    </div>
  )
}

/** Menus of a visitor or a member. */
function Menus() {
  const { audience, navigation } = useSite()
  const { pathname } = useLocation()
  const { exit } = usePageFacts()
  const items = linksFor(navigation.menu, audience)
  return (
    <>
      <CachedFragment
        as="nav"
        part={MainNavigation}
        given={{ items, current: items.findIndex(({ to }) => to === pathname) }}
        aria-label={t('layout.main_navigation')}
        className="hidden lg:block"
      />
      {audience.signedIn ? (
        <SignedInMenus audience={audience} items={items} />
      ) : (
        <>
          <LinkButton to="/login" kind="secondary" size="small" className="hidden! lg:inline-flex!">
            {t('layout.sign_in')}
          </LinkButton>
          {/* Below the wide layout the way out has this place; the menu leads there too. A media query would count the scrollbar. */}
          <LinkButton to="/registration" size="small" className={exit ? 'max-lg:hidden!' : '@max-[22.5rem]:hidden!'}>
            {t('layout.start')}
          </LinkButton>
          <MobileMenu audience={audience} items={items} />
        </>
      )}
    </>
  )
}

export function Header() {
  const { siteName, logoText, identity } = useSite()
  const { bareHeader } = usePageFacts()
  return (
    <header data-site className="@container relative z-30 bg-paper">
      <div className="page flex h-18 items-center gap-4 lg:h-22">
        <Link to="/" className="mr-auto rounded-sm py-1 no-underline" aria-label={`${siteName} – ${t('layout.home')}`}>
          <Logo text={logoText} logo={identity.logo} />
        </Link>
        {!bareHeader && <Menus />}
      </div>
    </header>
  )
}
