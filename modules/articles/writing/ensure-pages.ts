import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { sortKey } from '../reading/sort-key.ts'
import { refreshUnsaved, rows } from '../staff/pages/queries.ts'
import { defaultPages } from './default-pages.ts'

type Ports = Pick<Platform, 'clock'>

/** Adds missing required pages, and updates those that staff never saved. Safe in several processes at once. */
export async function ensurePages({ clock }: Ports, db: Database): Promise<void> {
  for (const { uid, title, content } of defaultPages) {
    const now = clock.now()
    const row = { title, sortKey: sortKey(title), content, modified: now, publishedAt: now }
    if (!(await rows.insert(db, { ...row, uid }))) await refreshUnsaved(db, uid, row)
  }
}
