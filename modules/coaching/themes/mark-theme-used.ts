import { splitTitle } from '../../../contracts/text/titles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { setThemeUsed } from '../staff/themes/queries.ts'

/** Marks the theme named by a discussion's title as used: from now on it cannot be deleted. */
export async function markThemeUsed(db: Database, title: string): Promise<void> {
  const { category } = splitTitle(title)
  if (category !== null) await setThemeUsed(db, category)
}
