import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { defaultPages } from './default-pages.ts'
import { pageRow } from './staff/pages/index.ts'
import { rows } from './staff/pages/queries.ts'

type Ports = Pick<Platform, 'clock'>

/** Adds the pages that must exist; one that is there already, whatever it says, stays. Safe in many processes at once. */
export async function ensurePages({ clock }: Ports, db: Database): Promise<void> {
  for (const { uid, title, content } of defaultPages) {
    await rows.insert(db, { ...pageRow({ title, content }, clock.now()), uid })
  }
}
