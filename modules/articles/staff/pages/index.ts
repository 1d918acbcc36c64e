import { staffPages } from '../../../../contracts/articles/staff-content.ts'
import type { Fields } from '../../../../platform/staff/index.ts'
import { keepPageRevision } from '../../pages/keep-revision.ts'
import { changedColumns, publicColumns, workingText } from '../../pages/working-copy.ts'
import { hasDefaultText } from '../../writing/default-pages.ts'
import { sanitizeHtml, withSanitizedContent } from '../../writing/html.ts'
import { entryResource } from '../entries/entry-resource.ts'
import { normalizeName, sortKeyOf } from '../entries/names.ts'
import { rows, source } from './queries.ts'

type PageFields = Partial<Pick<Fields<typeof staffPages>, 'title' | 'content' | 'description'>>

/** Converts fields to columns; omitted fields do not change. */
async function valuesOf({ title, content, description }: PageFields, now: Date) {
  return {
    title: normalizeName(title),
    sortKey: sortKeyOf(title),
    content: content === undefined ? undefined : await sanitizeHtml(content),
    description: normalizeName(description),
    modified: now,
  }
}

export const unknownPage = 'Cette page n’existe pas.'

/** Columns of a complete page that is public at once. */
export const pageRow = async ({ title, content }: { title: string; content: string }, now: Date) =>
  publicColumns({ title: normalizeName(title), content: await sanitizeHtml(content), description: '' }, now)

export const pages = entryResource({
  calls: staffPages,
  table: 'pages',
  kind: 'page',
  fallback: 'page',
  unknown: unknownPage,
  source,
  rows,
  present: (row) => ({
    uid: row.uid,
    ...workingText(row),
    modified: row.modified.toISOString(),
    published: row.publishedAt?.toISOString() ?? null,
    changed: row.draft !== null,
    starting: hasDefaultText({ uid: row.uid, content: workingText(row).content }),
    version: row.version,
  }),
  prepare: withSanitizedContent,
  valuesOf,
  working: {
    create: (values, isDraft, now) => (isDraft ? values : { ...values, publishedAt: now }),
    change: changedColumns,
    published: keepPageRevision,
  },
})
