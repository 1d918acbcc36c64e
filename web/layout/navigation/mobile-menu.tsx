import { Menu, X } from 'lucide-react'
import { Link } from 'react-router'
import type { SiteLink } from '../../../contracts/administration/site-frame.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import type { Audience } from '../../session/audience.ts'
import { LinkButton } from '../../ui/button.tsx'
import { accountNavigation } from './navigation.ts'

interface MenuProps {
  signedIn: boolean
  items: readonly SiteLink[]
}

function MenuContent({ signedIn, items }: MenuProps) {
  return (
    <>
      <summary className="grid size-12 place-items-center rounded-full hover:bg-rose-light group-open:bg-rose-mid">
        <span className="sr-only">{t('layout.menu')}</span>
        <Menu aria-hidden size={26} className="group-open:hidden" />
        <X aria-hidden size={26} className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 rounded-b-sheet border-t border-line bg-paper px-(--gutter) pt-4 pb-8 shadow-sheet">
        <nav aria-label={t('layout.menu')}>
          <ul>
            {items.map(({ to, label }) => (
              <li key={`${to} ${label}`} className="border-b border-line last:border-0">
                <Link
                  to={to}
                  className="display flex items-center gap-3 py-3.5 text-title-sm no-underline hover:text-ruby"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          {signedIn ? (
            <LinkButton to="/logout" kind="secondary">
              {t('layout.sign_out')}
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/registration">{t('layout.start')}</LinkButton>
              <LinkButton to="/login" kind="secondary">
                {t('layout.sign_in')}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** Menu below 1280 px, which opens without a script. */
export function MobileMenu({ audience, items }: { audience: Audience; items: readonly SiteLink[] }) {
  const { signedIn } = audience
  const given = { signedIn, items: [...items, ...(signedIn ? accountNavigation(audience) : [])] }
  return <CachedFragment as="details" part={MenuContent} given={given} data-menu className="group -mr-3 lg:hidden" />
}
