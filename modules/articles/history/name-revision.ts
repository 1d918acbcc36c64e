import type { HistoryEntry } from '../../../contracts/articles/staff-revisions.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { requireArticle } from '../drafts/require-article.ts'
import { renameRevision } from './queries-revisions.ts'
import { presentEntry, unknownRevision } from './read-revision.ts'

/** @param name null or empty removes the name @throws 403, 404 */
export function nameRevision(
  { ports, db, actor }: StaffContext<Pick<Platform, 'clock'>, Viewer>,
  uid: string,
  n: number,
  name: string | null,
): Promise<HistoryEntry> {
  return db.transaction(async (db) => {
    await requireArticle(db, actor, uid)
    const row = await renameRevision(db, uid, n, name?.normalize('NFC').trim() || null)
    if (!row) throw unknownRevision()
    await writeAudit(db, ports.clock, {
      ...{ actor: actor.uid, action: 'articles.name-revision', target: uid, detail: { version: n } },
    })
    return presentEntry(row)
  })
}
