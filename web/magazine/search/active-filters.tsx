import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { RemoveChip } from '../../ui/chip.tsx'
import type { Collections } from '../collections.ts'
import { countFilters, type Filters, filterNames, filtersHref, withoutFilter } from './filters.ts'

const emptied = { categories: [], authors: [], tags: [], q: '', newest: false, pages: 1 } satisfies Filters

/** Chips of the active filters; following a chip removes its filter. */
export function ActiveFilters({ filters, collections }: { filters: Filters; collections: Collections }) {
  if (countFilters(filters) === 0 && !filters.q) return null
  const nameOf = (kind: keyof Collections, uid: string) =>
    collections[kind].find((item) => item.uid === uid)?.name ?? uid
  return (
    <ul aria-label={t('articles.active')} className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full">
      {filters.q && (
        <li>
          <RemoveChip
            to={filtersHref({ ...filters, q: '', pages: 1 })}
            label={t('articles.remove_search', { name: filters.q })}
          >
            {t('articles.searching', { name: filters.q })}
          </RemoveChip>
        </li>
      )}
      {filterNames.flatMap((kind) =>
        filters[kind].map((uid) => {
          const name = nameOf(kind, uid)
          return (
            <li key={`${kind}-${uid}`}>
              <RemoveChip to={filtersHref(withoutFilter(filters, kind, uid))} label={t('articles.remove', { name })}>
                {name}
              </RemoveChip>
            </li>
          )
        }),
      )}
      <li>
        <Link to={filtersHref(emptied)} className="inline-block px-2 py-2.5 text-sm font-medium underline-offset-4">
          {t('articles.clear_all')}
        </Link>
      </li>
    </ul>
  )
}
