import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { t } from '../../i18n/index.ts'
import { type Filters, filterNames } from './filters.ts'

/** A GET form, which keeps the active filters. */
export function SearchForm({ filters }: { filters: Filters }) {
  return (
    <Form method="get" action="/articles" role="search" className="relative">
      <label htmlFor="recherche" className="sr-only">
        {t('articles.search')}
      </label>
      <input
        key={filters.q}
        id="recherche"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={filters.q}
        placeholder={t('articles.search_placeholder')}
        enterKeyHint="search"
        className="block min-h-14 w-full rounded-full border-[1.5px] border-ink bg-white py-3 pr-16 pl-6 text-lg placeholder:text-ink-soft"
      />
      {filters.newest && <input type="hidden" name="sort" value="date" />}
      {filterNames.flatMap((name) =>
        filters[name].map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
      )}
      <button
        type="submit"
        aria-label={t('articles.search_submit')}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full bg-ink text-paper hover:bg-ruby-deep"
      >
        <Search aria-hidden size={20} />
      </button>
    </Form>
  )
}
