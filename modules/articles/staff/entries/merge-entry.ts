import type { Database } from '../../../../platform/database/index.ts'
import { invalid, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { outdatedVersionError, type StaffContext, type VersionedRows } from '../../../../platform/staff/index.ts'
import { redirectAddress } from '../../redirects/redirect.ts'
import { listArticlesOf, moveArticles, moveDrafts } from '../../writing/queries-entries.ts'
import { refreshNames } from '../../writing/queries-writing.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'events'>>
type Row = { uid: string; version: number }

interface Kind {
  table: 'tags' | 'categories'
  rows: Pick<VersionedRows<Row, never>, 'lock' | 'remove'>
  record(context: Context, act: string, uid: string, detail?: Record<string, unknown>): Promise<void>
}

interface Merge {
  from: string
  into: string
  /** version of the entry that is merged away */
  version: number
}

const unknown = () => invalid([violation('into', 'Ce choix n’existe pas, ou plus.')])

/** Locks both entries in the order of their uids, so that concurrent merges do not deadlock. */
async function lockBoth(db: Database, { rows }: Kind, { from, into }: Merge): Promise<Map<string, Row>> {
  const held = new Map<string, Row>()
  for (const uid of [from, into].sort()) {
    const row = await rows.lock(db, uid, uid === from ? 'remove' : 'change')
    if (row) held.set(uid, row)
  }
  return held
}

/**
 * Moves an entry's articles and working copies to the other entry, redirects its address and deletes it.
 * @throws 400, 404; 409 it was changed meanwhile
 */
export async function mergeEntry(context: Context, kind: Kind, merge: Merge): Promise<void> {
  const { table, rows, record } = kind
  const { from, into } = merge
  if (from === into) throw unknown()
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const held = await lockBoth(db, kind, merge)
    const gone = held.get(from)
    if (!gone) throw notFound()
    if (!held.has(into)) throw unknown()
    if (gone.version !== merge.version) throw outdatedVersionError()
    const moved = await listArticlesOf(db, table, from)
    await moveArticles(db, table, from, into)
    await moveDrafts(db, table, from, into)
    await rows.remove(db, from)
    await refreshNames(db, moved)
    const addresses = { source: `/${table}/${from}`, target: `/${table}/${into}` }
    await redirectAddress(context.ports, db, { ...addresses, origin: 'merge' })
    await record(inside, 'merge', from, { into })
    await record(inside, 'merged', into, { from })
  })
}
