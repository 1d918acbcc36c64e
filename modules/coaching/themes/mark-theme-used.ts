import { splitTitle } from '../../../contracts/text/titles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { markUsed } from '../staff/themes/queries.ts'

/** A theme that a discussion's title names cannot be removed from now on. */
export async function markThemeUsed(db: Database, title: string): Promise<void> {
  const { category } = splitTitle(title)
  if (category !== null) await markUsed(db, category)
}
