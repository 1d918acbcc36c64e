import { staffPages } from '../../../../contracts/articles/staff-content.ts'
import type { Fields } from '../../../../platform/staff/index.ts'
import { sanitizeHtml, withSanitizedContent } from '../../writing/html.ts'
import { entryResource } from '../entries/entry-resource.ts'
import { composed, sortKeyOf } from '../entries/names.ts'
import { rows, source } from './queries.ts'

/** The columns of these fields; omitted fields do not change. */
async function valuesOf({ title, content }: Pick<Fields<typeof staffPages>, 'title' | 'content'>, now: Date) {
  return {
    title: composed(title),
    sortKey: sortKeyOf(title),
    content: content === undefined ? undefined : await sanitizeHtml(content),
    modified: now,
  }
}

/** Like `valuesOf`, for a complete page. */
export const pageRow = async (page: { title: string; content: string }, now: Date) =>
  (await valuesOf(page, now)) as { title: string; sortKey: string; content: string; modified: Date }

export const pages = entryResource({
  calls: staffPages,
  table: 'pages',
  kind: 'page',
  fallback: 'page',
  unknown: 'Cette page n’existe pas.',
  source,
  rows,
  present: ({ uid, title, content, modified, version }) => ({
    uid,
    title,
    content,
    modified: modified.toISOString(),
    version,
  }),
  prepare: withSanitizedContent,
  valuesOf,
})
