import type { Page } from '../../contracts/paging.ts'
import type { DiscussionReading } from '../../contracts/support/support.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { pageOf } from '../../platform/paging/index.ts'
import { type Cipher, listDiscussionUids } from '../support/index.ts'
import { ciphersOf } from './discussion-cipher.ts'
import { listReadings, listReadingsOf, type ReadingRow } from './queries.ts'

const present = (row: ReadingRow, cipher: Cipher): DiscussionReading => ({
  uid: row.uid,
  date: row.createdAt.toISOString(),
  staff: { uid: row.staffUid, name: row.staffName },
  reason: cipher.decrypt(`reading/${row.uid}`, row.reason),
})

/**
 * Readings of the member's discussion by people other than its coach, with their reasons.
 */
export async function listDiscussionReadings(
  platform: Pick<Platform, 'cursors' | 'keyring'>,
  db: Database,
  uid: string,
  { cursor, length }: { cursor?: string | undefined; length: number },
): Promise<{ payload: DiscussionReading[]; page: Page }> {
  const { cursors } = platform
  const kind = `readings:${uid}`
  const [createdAt, last] = cursor ? cursors.decode(kind, cursor) : []
  const after = cursor ? { createdAt: String(createdAt), uid: String(last) } : undefined
  const found = await listReadings(db, uid, after, length + 1)
  const { rows, page } = pageOf(found, length, (row) => cursors.encode(kind, [row.createdAt.toISOString(), row.uid]))
  if (rows.length === 0) return { payload: [], page }
  const cipher = (await ciphersOf(platform, db, [uid]))(uid)
  return { payload: rows.map((row) => present(row, cipher)), page }
}

export async function exportReadings(platform: Pick<Platform, 'keyring'>, db: Database, { uid }: { uid: string }) {
  const uids = await listDiscussionUids(db, uid)
  const cipherOf = await ciphersOf(platform, db, uids)
  const rows = await listReadingsOf(db, uids)
  return rows.map((row) => ({ discussion: row.ticketUid, ...present(row, cipherOf(row.ticketUid)) }))
}
