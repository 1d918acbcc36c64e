import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { insertUnderUid } from './claim-uid.ts'
import {
  type AuthorFields,
  authorKind,
  type CategoryFields,
  categoryKind,
  type EntryFields,
  type EntryKind,
  type PageFields,
  pageKind,
  type TagFields,
  tagKind,
} from './entry-kinds.ts'
import { type Actor, requireEditor } from './policy.ts'
import { type EntryInsert, type EntryTable, insertEntry } from './queries-entries.ts'
import { recordChange } from './record-change.ts'
import { requireImage } from './resolve-references.ts'

type Ports = Pick<Platform, 'clock' | 'events'>

/** the slug; made from the name or title where left out */
type WithUid<Fields> = Fields & { uid?: string | undefined }

/**
 * @returns its uid
 * @throws 409 where the uid asked for is taken
 */
async function createEntry<Table extends EntryTable>(
  { clock, events }: Ports,
  db: Database,
  kind: EntryKind<Table>,
  { uid: wanted, ...fields }: WithUid<EntryFields[Table]>,
  actor: Actor,
): Promise<string> {
  requireEditor(actor)
  const given = fields as unknown as EntryFields[Table]
  const values = kind.toValues(given, clock.now())
  return db.transaction(async (db) => {
    await requireImage(db, (given as { image?: string | null }).image)
    const claim = { table: kind.table, uid: wanted, text: kind.nameOf(given) ?? '', fallback: kind.fallback }
    const uid = await insertUnderUid(db, claim, (uid) =>
      insertEntry(db, kind.table, { ...values, uid } as unknown as EntryInsert<Table>),
    )
    await recordChange({ clock, events }, db, actor, { kind: kind.kind, uid, act: 'create' })
    return uid
  })
}

export function createAuthor(
  platform: Ports,
  db: Database,
  author: WithUid<Pick<AuthorFields, 'name'> & Partial<AuthorFields>>,
  actor: Actor = 'system',
): Promise<string> {
  return createEntry(platform, db, authorKind, { role: '', biography: '', image: null, ...author }, actor)
}

export function createCategory(
  platform: Ports,
  db: Database,
  category: WithUid<Pick<CategoryFields, 'name'> & Partial<CategoryFields>>,
  actor: Actor = 'system',
): Promise<string> {
  return createEntry(platform, db, categoryKind, { description: '', image: null, ...category }, actor)
}

export function createTag(
  platform: Ports,
  db: Database,
  tag: WithUid<TagFields>,
  actor: Actor = 'system',
): Promise<string> {
  return createEntry(platform, db, tagKind, tag, actor)
}

export function createPage(
  platform: Ports,
  db: Database,
  page: WithUid<PageFields>,
  actor: Actor = 'system',
): Promise<string> {
  return createEntry(platform, db, pageKind, page, actor)
}
