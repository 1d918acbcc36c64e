import { isDeepStrictEqual } from 'node:util'
import { sortKey } from '../reading/sort-key.ts'
import type { PageText, pages } from '../tables.ts'

export type PageRow = typeof pages.$inferSelect

/** Text that visitors read, or will read once the page is published. */
const liveText = ({ title, content, description }: PageText): PageText => ({ title, content, description })

/** Text that staff edit. */
export const workingText = (row: PageRow): PageText => row.draft ?? liveText(row)

type Columns = { [Column in keyof PageRow]?: PageRow[Column] | undefined }

export const publicColumns = ({ title, content, description }: PageText, now: Date) => ({
  title,
  content,
  description,
  sortKey: sortKey(title),
  publishedAt: now,
  modified: now,
  draft: null,
})

/** Columns of a page that is hidden from visitors: the working copy becomes its text. */
export function hiddenColumns(row: PageRow, now: Date) {
  const text = workingText(row)
  return { ...text, sortKey: sortKey(text.title), publishedAt: null, modified: now, draft: null }
}

/**
 * Columns that a change of the text writes: the public text, or for `isDraft` the working copy. An unpublished page has no separate copy:
 * its own columns change.
 */
export function changedColumns(row: PageRow, values: Columns, isDraft: boolean, now: Date): Columns {
  const { title, content, description } = workingText(row)
  const text = {
    title: values.title ?? title,
    content: values.content ?? content,
    description: values.description ?? description,
  }
  if (!isDraft) return publicColumns(text, now)
  if (row.publishedAt === null) return values
  return { draft: isDeepStrictEqual(text, liveText(row)) ? null : text }
}
