import { ChevronDown, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { OwnEmail } from '../../reader-page/own-parts.tsx'
import type { Audience } from '../../session/audience.ts'
import { accountNavigation } from './navigation.ts'

const itemClass =
  'flex items-center justify-between gap-3 rounded-sm px-4 py-2.5 text-base no-underline hover:bg-rose-light'

/** Opens without a script; the small script closes it on Escape or a press elsewhere. */
export function AccountMenu({ audience }: { audience: Audience }) {
  return (
    <details data-menu className="group relative">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-paper">
        <UserRound aria-hidden size={18} />
        {t('layout.my_account')}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <nav
        aria-label={t('layout.account_navigation')}
        className="absolute right-0 z-40 mt-3 w-64 rounded-card border border-line bg-white p-3 shadow-sheet"
      >
        <p className="truncate px-4 pt-1 pb-2 text-sm text-ink-soft">
          <OwnEmail />
        </p>
        <ul>
          {accountNavigation(audience).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={itemClass}>
                {label}
              </Link>
            </li>
          ))}
          <li className="mt-2 border-line border-t pt-2">
            <Link to="/logout" className={itemClass}>
              {t('layout.sign_out')}
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}
