import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { listDiscussionUids } from '../../support/index.ts'
import { presentTransfer } from './present-transfer.ts'
import { listAllTransfersOf } from './queries-transfers.ts'

export async function exportTransfers({ clock }: Pick<Platform, 'clock'>, db: Database, { uid }: { uid: string }) {
  const rows = await listAllTransfersOf(db, await listDiscussionUids(db, uid))
  return rows.map((row) => ({ discussion: row.ticketUid, ...presentTransfer(row, clock.now()) }))
}
