import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { t } from '../i18n/index.ts'

const items = [
  { to: '/account', key: 'nav_profile' },
  { to: '/account/subscription', key: 'nav_subscription' },
  { to: '/account/security', key: 'nav_security' },
  { to: '/account/notifications', key: 'nav_notifications' },
  { to: '/account/discretion', key: 'nav_discretion' },
] as const

const linkClass =
  'block rounded-full px-3.5 py-2.5 text-sm font-medium sm:px-5 sm:text-base whitespace-nowrap no-underline hover:bg-rose-light aria-[current=page]:bg-rose'

/** On a phone the row of page links scrolls: it fades out where more links follow. */
const rowClass =
  'relative -mx-(--gutter) flex gap-1 overflow-x-auto pl-[calc(var(--gutter)-0.875rem)] pr-14 [scrollbar-width:none] max-md:mask-[linear-gradient(to_right,black_calc(100%-3.5rem),transparent)] md:-mx-5 md:flex-col md:overflow-visible md:px-0'

/** Frame of the account pages: profile, subscription, and sign-out. */
export function AccountShell({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)_auto] gap-y-8 py-10 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-20 md:py-16 lg:gap-x-28">
      <h1 className="display text-title-lg wrap-anywhere md:col-start-2">{title}</h1>
      <nav aria-label={t('account.profile.navigation')} className="max-md:col-span-2 md:row-start-2">
        <ul data-scrolls className={rowClass}>
          {items.map(({ to, key }) => (
            <li key={to}>
              <NavLink to={to} end className={linkClass}>
                {t(`account.profile.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Link
        to="/logout"
        className="flex min-h-11 items-center gap-2.5 self-center text-sm font-medium no-underline hover:underline max-md:col-start-2 max-md:row-start-1 max-md:pl-4 md:col-start-1 md:row-start-3 md:self-start md:border-line md:border-t md:pt-4"
      >
        <LogOut aria-hidden size={20} />
        <span className="max-sm:sr-only">{t('layout.sign_out')}</span>
      </Link>
      <div className="max-md:col-span-2 md:col-start-2 md:row-span-2 md:row-start-2">{children}</div>
    </div>
  )
}

export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="max-w-2xl border-t border-line py-10 first:border-0 first:pt-0">
      <h2 className="display mb-6 text-title-sm">{title}</h2>
      {children}
    </section>
  )
}
