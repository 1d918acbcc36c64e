import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { plaintextCipher } from '../cipher.ts'
import { appendEntries } from './messages/append-entries.ts'
import type { TicketRow } from './queries-rows.ts'

/** Locks a ticket of any channel for good. Needs no cipher, because statuses are not encrypted. The caller has locked the row. */
export async function lockForGood(
  platform: Pick<Platform, 'clock' | 'config' | 'events'>,
  db: Database,
  ticket: TicketRow,
): Promise<void> {
  await appendEntries(platform, db, { ticket, cipher: plaintextCipher, drafts: [{ kind: 'status', status: 'locked' }] })
}
