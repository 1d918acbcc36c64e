import type { Database } from '../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { requiredPages } from './default-pages.ts'
import type { EntryKind } from './entry-kinds.ts'
import { type Actor, requireEditor } from './policy.ts'
import {
  countArticlesOf,
  deleteEntry as deleteRow,
  type EntryTable,
  listArticlesOf,
  lockEntry,
  moveMediaOf,
} from './queries-entries.ts'
import { refreshNames } from './queries-writing.ts'
import { recordChange } from './record-change.ts'
import { requireVersion } from './versions.ts'

/** @throws 409 while the house still needs it */
async function requireUnused(db: Database, table: EntryTable, uid: string): Promise<void> {
  if (table === 'pages' && requiredPages.includes(uid)) {
    throw conflict([violation('uid', 'Cette page est nécessaire au site.')])
  }
  if (table !== 'authors' && table !== 'categories') return
  const total = await countArticlesOf(db, table, uid)
  if (total > 0) throw conflict([violation('uid', `Encore utilisé par des articles\u00a0: ${total}.`)])
}

/**
 * A tag leaves its articles; an author or a category that articles still bear stays.
 * @throws 404, and 409 for an outdated version or while it is in use
 */
export async function deleteEntry<Table extends EntryTable>(
  platform: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  { table, kind, unknown }: EntryKind<Table>,
  uid: string,
  version: number,
  actor: Actor,
): Promise<void> {
  requireEditor(actor)
  await db.transaction(async (db) => {
    const row = await lockEntry(db, table, uid, 'update')
    if (!row) throw notFound(unknown)
    requireVersion(row, version)
    await requireUnused(db, table, uid)
    const tagged = table === 'tags' ? await listArticlesOf(db, table, uid) : []
    if (table === 'authors') await moveMediaOf(db, uid, null)
    await deleteRow(db, table, uid)
    await refreshNames(db, tagged)
    await recordChange(platform, db, actor, { kind, uid, act: 'delete' })
  })
}
