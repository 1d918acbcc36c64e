import { staffCategories } from '../../../../contracts/articles/staff-content.ts'
import { entryResource } from '../entries/entry-resource.ts'
import { normalizeName, sortKeyOf } from '../entries/names.ts'
import { rows, source } from './queries.ts'

export const categories = entryResource({
  calls: staffCategories,
  table: 'categories',
  kind: 'category',
  fallback: 'rubrique',
  unknown: 'Cette rubrique n’existe pas.',
  source,
  rows,
  present: ({ sortKey: _sortKey, ...category }) => category,
  valuesOf: ({ name, description, image }) => ({
    name: normalizeName(name),
    sortKey: sortKeyOf(name),
    description: normalizeName(description),
    image,
  }),
})
