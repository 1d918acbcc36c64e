import { staffAuthors } from '../../../../contracts/articles/staff-content.ts'
import { entryResource } from '../entries/entry-resource.ts'
import { normalizeName, sortKeyOf } from '../entries/names.ts'
import { rows, source } from './queries.ts'

export const authors = entryResource({
  calls: staffAuthors,
  table: 'authors',
  kind: 'author',
  fallback: 'signature',
  unknown: 'Cette autrice ou cet auteur n’existe pas.',
  source,
  rows,
  present: ({ sortKey: _sortKey, ...author }) => author,
  valuesOf: ({ name, role, biography, credentials, image }) => ({
    name: normalizeName(name),
    sortKey: sortKeyOf(name),
    role: normalizeName(role),
    biography: normalizeName(biography),
    credentials: normalizeName(credentials),
    image,
  }),
})
