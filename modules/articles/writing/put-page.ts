import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { pageRow } from '../staff/pages/index.ts'
import { rows } from '../staff/pages/queries.ts'
import { announceChange } from './record-change.ts'

interface Page {
  uid: string
  title: string
  /** HTML, sanitised here */
  content: string
}

/** Inserts or replaces a page: the demo content uses it to replace the default pages. */
export async function putPage(
  platform: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  { uid, ...fields }: Page,
): Promise<void> {
  const values = await pageRow(fields, platform.clock.now())
  await db.transaction(async (db) => {
    if (!(await rows.insert(db, { ...values, uid }))) {
      await rows.lock(db, uid, 'change')
      await rows.update(db, uid, values)
    }
    await announceChange(platform, db, 'page', uid)
  })
}
