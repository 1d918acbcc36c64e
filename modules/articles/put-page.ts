import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { type PageFields, pageKind } from './entry-kinds.ts'
import { type EntryInsert, insertEntry, lockEntry, updateEntry } from './queries-entries.ts'
import { announceChange } from './record-change.ts'

/** Writes a page under its uid whether or not it exists: for seeds, which replace the pages of the first start. */
export async function putPage(
  platform: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  { uid, ...fields }: PageFields & { uid: string },
): Promise<void> {
  const values = pageKind.toValues(fields, platform.clock.now())
  await db.transaction(async (db) => {
    if (!(await insertEntry(db, 'pages', { ...values, uid } as EntryInsert<'pages'>))) {
      await lockEntry(db, 'pages', uid, 'no key update')
      await updateEntry(db, 'pages', uid, values)
    }
    await announceChange(platform, db, 'page', uid)
  })
}
