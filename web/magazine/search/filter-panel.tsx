import { SlidersHorizontal, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Collections } from '../collections.ts'
import { FilterChoices } from './filter-choices.tsx'
import { countFilters, type Filters, filterNames, filtersHref } from './filters.ts'

const panelId = 'filtres'

interface FilterPanelProps {
  filters: Filters
  collections: Collections
}

/**
 * A popover, which needs no script: Escape or a press outside closes it too.
 * Cancelling reloads the list, which resets the boxes; with the small script it only closes the popover.
 */
export function FilterPanel({ filters, collections }: FilterPanelProps) {
  const count = countFilters(filters)
  const unfiltered = filtersHref({ ...filters, categories: [], authors: [], tags: [], pages: 1 })
  return (
    <>
      <Button kind="soft" size="small" popoverTarget={panelId} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden size={18} />
        {count > 0 ? t('articles.filter_count', { count }) : t('articles.filter')}
      </Button>
      <div
        id={panelId}
        popover="auto"
        role="dialog"
        aria-labelledby="filtres-titre"
        data-filters
        className="sheet-panel h-dvh max-h-none w-full max-w-lg overscroll-contain bg-paper text-ink shadow-sheet sm:rounded-l-sheet"
      >
        <Form method="get" action="/articles" className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-6 py-4 sm:px-9">
            <h2 id="filtres-titre" className="display text-title-sm">
              {t('articles.filter_title')}
            </h2>
            <button
              type="button"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              aria-label={t('common.close')}
              className="grid size-11 place-items-center rounded-full hover:bg-rose-light"
            >
              <X aria-hidden size={22} />
            </button>
          </div>
          <div className="grid grow content-start gap-9 px-6 py-7 sm:px-9">
            {filters.q && <input type="hidden" name="q" value={filters.q} />}
            {filters.q && filters.newest && <input type="hidden" name="sort" value="date" />}
            {filterNames.map((name) => (
              <FilterChoices key={name} name={name} choices={collections[name]} chosen={filters[name]} />
            ))}
          </div>
          <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-6 py-4 sm:px-9">
            <Button type="submit" size="small">
              {t('articles.apply')}
            </Button>
            <Link to={filtersHref(filters)} data-cancel-filters className={buttonClass('secondary', 'small')}>
              {t('articles.cancel')}
            </Link>
            <Link to={unfiltered} className={buttonClass('quiet', 'small', 'ml-auto')}>
              {t('articles.clear_all')}
            </Link>
          </div>
        </Form>
      </div>
    </>
  )
}
