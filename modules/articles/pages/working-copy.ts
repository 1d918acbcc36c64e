import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../../platform/staff/index.ts'
import type { PageText, pages } from '../tables.ts'

export type PageRow = typeof pages.$inferSelect

/** Text that visitors read, or would read. */
const liveText = ({ title, content, description }: PageText): PageText => ({ title, content, description })

/** Text that staff write. */
export const workingText = (row: PageRow): PageText => row.draft ?? liveText(row)

type Columns = { [Column in keyof PageRow]?: PageRow[Column] | undefined }

/**
 * Columns that a change of staff writes: the working copy of a published page, else the page itself, which nobody reads yet.
 * What the application itself writes is public.
 */
export function workingCopy(row: PageRow, values: Columns, actor: Actor): Columns {
  if (actor === 'system' || row.publishedAt === null) return values
  const { title, content, description } = workingText(row)
  const draft = {
    title: values.title ?? title,
    content: values.content ?? content,
    description: values.description ?? description,
  }
  return { draft: isDeepStrictEqual(draft, liveText(row)) ? null : draft }
}
