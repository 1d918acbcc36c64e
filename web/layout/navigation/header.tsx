import { Heart, MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { SiteLink } from '../../../contracts/administration/site-frame.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import { pageTitle } from '../../i18n/titles.ts'
import { usePageFacts } from '../../page-facts/use-page-facts.ts'
import { OwnUnread } from '../../reader-page/own-parts.tsx'
import type { Audience } from '../../session/audience.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useSite } from '../site-data.ts'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { coachingAddress, linksFor } from './navigation.ts'
import { useUnread } from './unread.ts'

/** @param current index of the shown page's item; -1: none */
function MainNavigation({ items, current }: { items: readonly SiteLink[]; current: number }) {
  return (
    <ul className="flex items-center gap-1">
      {items.map(({ to, label }, index) => (
        <li key={`${to} ${label}`}>
          <Link
            to={to}
            aria-current={index === current ? 'page' : undefined}
            className="rounded-full px-4 py-2.5 text-base font-medium whitespace-nowrap no-underline hover:bg-rose-light aria-[current]:underline aria-[current]:decoration-blush aria-[current]:decoration-2 aria-[current]:underline-offset-8"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const ownLink =
  'relative inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full font-medium no-underline hover:bg-rose-light lg:px-3'

/** A subscriber's discussions with the unread number, and the favourites. On small screens the discussions are an icon. */
function OwnLinks({ vip }: Pick<Audience, 'vip'>) {
  const unread = useUnread()
  return (
    <>
      {vip && (
        <Link to={coachingAddress} className={ownLink}>
          <MessageCircle aria-hidden size={24} className="lg:hidden" />
          <span className="max-lg:sr-only">{t('layout.my_coaching')}</span>
          <span className="max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:origin-top-right max-lg:scale-85">
            <OwnUnread count={unread} />
          </span>
        </Link>
      )}
      <Link to="/favorites" className={`${ownLink} max-lg:hidden`}>
        <Heart aria-hidden size={22} />
        <span className="sr-only">{pageTitle('titles.favorites')}</span>
      </Link>
    </>
  )
}

function SignedInMenus({ audience, items }: { audience: Audience; items: readonly SiteLink[] }) {
  return (
    <div className="flex items-center lg:gap-1">
      <OwnLinks vip={audience.vip} />
      <div className="hidden lg:block">
        <AccountMenu audience={audience} />
      </div>
      <MobileMenu audience={audience} items={items} />
    </div>
  )
}

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
          <LinkButton to="/login" kind="secondary" size="small" className="hidden! whitespace-nowrap lg:inline-flex!">
            {t('layout.sign_in')}
          </LinkButton>
          {/* On small screens the way out has this place, and the menu this link. A media query would count the scrollbar. */}
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
  const { siteName, logoText, identity, audience } = useSite()
  const { bareHeader, exit } = usePageFacts()
  // A private page has a sticky header on phones: the quick-exit button lies over it, and so covers no text.
  return (
    <header data-site className={classes('@container z-30 bg-paper', exit ? 'sticky top-0 lg:relative' : 'relative')}>
      <div className={classes('page flex items-center gap-4 lg:h-22', exit ? 'h-14' : 'h-18')}>
        <Link
          to="/"
          className="mr-auto min-w-0 rounded-sm py-1 no-underline"
          aria-label={`${siteName} – ${t('layout.home')}`}
        >
          <Logo text={logoText} logo={identity.logo} small={exit && audience.vip} />
        </Link>
        {!bareHeader && <Menus />}
      </div>
    </header>
  )
}
