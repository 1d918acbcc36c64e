import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { defaultPages } from './default-pages.ts'
import { pageKind } from './entry-kinds.ts'
import { type EntryInsert, insertEntry } from './queries-entries.ts'

type Ports = Pick<Platform, 'clock'>

/** Adds the pages that must exist; one that is there already, whatever it says, stays. Safe in many processes at once. */
export async function ensurePages({ clock }: Ports, db: Database): Promise<void> {
  for (const { uid, title, content } of defaultPages) {
    const values = pageKind.toValues({ title, content }, clock.now())
    await insertEntry(db, 'pages', { ...values, uid } as EntryInsert<'pages'>)
  }
}
