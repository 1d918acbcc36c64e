import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { pageRow } from '../staff/pages/index.ts'
import { rows } from '../staff/pages/queries.ts'
import { defaultPages } from './default-pages.ts'

type Ports = Pick<Platform, 'clock'>

/** Adds the required pages that are missing; an existing page is not changed. Safe in several processes at once. */
export async function ensurePages({ clock }: Ports, db: Database): Promise<void> {
  for (const { uid, title, content } of defaultPages) {
    await rows.insert(db, { ...pageRow({ title, content }, clock.now()), uid })
  }
}
