import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Actor, StaffContext } from '../../../platform/staff/index.ts'
import { rows } from '../staff/pages/queries.ts'
import { viewerName } from '../writing/record-change.ts'
import { insertPageRevision } from './queries-page-revisions.ts'
import { workingText } from './working-copy.ts'

/** Stores the published text as a revision. Call it in the transaction that publishes the page. */
export async function keepPageRevision(
  { ports, db, actor }: StaffContext<Pick<Platform, 'clock'>, Actor>,
  uid: string,
): Promise<void> {
  if (actor === 'system') return
  const row = await rows.lock(db, uid, 'change')
  if (!row) throw notFound()
  const by = await viewerName(db, actor)
  const text = workingText(row)
  await insertPageRevision(db, { page: uid, n: row.version, date: ports.clock.now(), by, byUid: actor.uid, text })
}
