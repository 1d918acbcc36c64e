import type { Database } from '../../platform/database/index.ts'
import { invalid, notFound, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { EntryFields, EntryKind } from './entry-kinds.ts'
import { type Actor, requireEditor } from './policy.ts'
import { type EntryTable, listArticlesOf, lockEntry, moveMediaOf, updateEntry } from './queries-entries.ts'
import { learnWords } from './queries-words.ts'
import { refreshNames } from './queries-writing.ts'
import { recordChange } from './record-change.ts'
import { requireImage } from './resolve-references.ts'
import { wordsToLearn } from './search.ts'
import { sortKey } from './sort-key.ts'
import { requireVersion } from './versions.ts'

/** What is left out stays. */
export type EntryChange<Table extends EntryTable> = Partial<EntryFields[Table]> & {
  uid?: string | undefined
  version: number
}

/** What others keep of its name follows. */
async function followName(db: Database, table: EntryTable, uid: string, name: string): Promise<void> {
  if (table === 'authors') await moveMediaOf(db, uid, sortKey(name))
  await refreshNames(db, await listArticlesOf(db, table, uid))
  await learnWords(db, wordsToLearn(name))
}

/**
 * Entries are public from the start, so their uid never changes.
 * @throws 400, 404, and 409 for an outdated version
 */
export async function changeEntry<Table extends EntryTable>(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  kind: EntryKind<Table>,
  uid: string,
  { uid: wanted, version, ...fields }: EntryChange<Table>,
  actor: Actor,
): Promise<void> {
  requireEditor(actor)
  if (wanted !== undefined && wanted !== uid) throw invalid([violation('uid', 'Cette adresse ne change plus.')])
  const given = fields as unknown as Partial<EntryFields[Table]>
  await db.transaction(async (db) => {
    await requireImage(db, (given as { image?: string | null }).image)
    const row = await lockEntry(db, kind.table, uid, 'no key update')
    if (!row) throw notFound(kind.unknown)
    requireVersion(row, version)
    await updateEntry(db, kind.table, uid, kind.toValues(given, clock.now()))
    const name = kind.nameOf(given)
    if (name !== undefined) await followName(db, kind.table, uid, name)
    const detail = { version: version + 1 }
    await recordChange({ clock, events }, db, actor, { kind: kind.kind, uid, act: 'change', detail })
  })
}
