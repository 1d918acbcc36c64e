import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { type Filters, filtersHref } from './filters.ts'

export function SearchOrder({ filters }: { filters: Filters }) {
  const choices = [
    { newest: false, label: t('articles.order_best') },
    { newest: true, label: t('articles.order_newest') },
  ]
  return (
    <nav aria-label={t('articles.order')} className="-mt-5 mb-8">
      <ul className="flex flex-wrap gap-x-5">
        {choices.map(({ newest, label }) => (
          <li key={label}>
            <Link
              to={filtersHref({ ...filters, newest, pages: 1 })}
              aria-current={newest === filters.newest ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-sm font-medium no-underline hover:underline aria-[current]:underline aria-[current]:decoration-blush aria-[current]:decoration-2 aria-[current]:underline-offset-6"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
