import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { t } from '../../i18n/index.ts'
import { usePageFacts } from '../../page-facts/use-page-facts.ts'
import { usePageName } from '../page-name.ts'
import { useSite } from '../site-data.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'

export function BreadcrumbTrail() {
  const { pathname } = useLocation()
  const { trail } = useSite()
  const facts = usePageFacts()
  const crumbs = breadcrumbsOf({ ...facts, pathname, name: usePageName(), trail }, t('layout.home'))
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t('layout.breadcrumbs')} className="page pt-4 text-sm text-ink-soft lg:pt-6">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            {to ? (
              <Link to={to} className="py-1.5 no-underline hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
            {index < crumbs.length - 1 && <ChevronRight aria-hidden size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
