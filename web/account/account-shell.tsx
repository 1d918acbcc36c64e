import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { t } from '../i18n/index.ts'

const items = [
  { to: '/account', key: 'nav_profile' },
  { to: '/account/subscription', key: 'nav_subscription' },
  { to: '/account/security', key: 'nav_security' },
  { to: '/logout', key: 'nav_sign_out' },
] as const

const linkClass =
  'block rounded-full px-3.5 py-2.5 text-sm font-medium sm:px-5 sm:text-base whitespace-nowrap no-underline hover:bg-rose-light aria-[current=page]:bg-rose'

/** Her own pages: profile and subscription, and the way out. */
export function AccountShell({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-8 py-10 md:grid-cols-[13rem_minmax(0,1fr)] md:py-16 lg:gap-x-28">
      <h1 className="display text-title-lg md:col-start-2">{title}</h1>
      <nav aria-label={t('account.profile.navigation')} className="md:row-start-2">
        <ul className="-mx-2 flex flex-wrap gap-1 pb-1 md:flex-col">
          {items.map(({ to, key }) => (
            <li key={to}>
              <NavLink to={to} end className={linkClass}>
                {t(`account.profile.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="md:row-start-2">{children}</div>
    </div>
  )
}

/** One matter of the page. */
export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="max-w-2xl border-t border-line py-10 first:border-0 first:pt-0">
      <h2 className="display mb-6 text-title-sm">{title}</h2>
      {children}
    </section>
  )
}
