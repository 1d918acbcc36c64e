import { isDeepStrictEqual } from 'node:util'
import { sortKey } from '../reading/sort-key.ts'
import type { PageText, pages } from '../tables.ts'

export type PageRow = typeof pages.$inferSelect

/** Text that visitors read, or would read. */
const liveText = ({ title, content, description }: PageText): PageText => ({ title, content, description })

/** Text that staff write. */
export const workingText = (row: PageRow): PageText => row.draft ?? liveText(row)

type Columns = { [Column in keyof PageRow]?: PageRow[Column] | undefined }

/** Columns of a page whose text visitors read from now on. */
export const publicColumns = ({ title, content, description }: PageText, now: Date) => ({
  title,
  content,
  description,
  sortKey: sortKey(title),
  publishedAt: now,
  modified: now,
  draft: null,
})

/** Columns of a page that visitors read no longer: its text is the one that staff were writing. */
export function hiddenColumns(row: PageRow, now: Date) {
  const text = workingText(row)
  return { ...text, sortKey: sortKey(text.title), publishedAt: null, modified: now, draft: null }
}

/**
 * Columns that a change of the text writes: what visitors read, or of a draft the working copy, which of an unpublished page is the page
 * itself.
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
