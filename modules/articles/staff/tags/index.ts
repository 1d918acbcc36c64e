import { staffTags } from '../../../../contracts/articles/staff-content.ts'
import { entryResource } from '../entries/entry-resource.ts'
import { normalizeName, sortKeyOf } from '../entries/names.ts'
import { rows, source } from './queries.ts'

export const tags = entryResource({
  calls: staffTags,
  table: 'tags',
  kind: 'tag',
  fallback: 'theme',
  unknown: 'Ce mot-clé n’existe pas.',
  source,
  rows,
  present: ({ sortKey: _sortKey, ...tag }) => tag,
  valuesOf: ({ name }) => ({ name: normalizeName(name), sortKey: sortKeyOf(name) }),
})
