import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findIncomingOf } from './queries-incoming.ts'

/** Maps these messages to the mails by which they arrived. */
export async function mailsOf(
  db: Database,
  entryUids: readonly string[],
): Promise<Map<string | null, Pick<StaffMessage, 'mail'>>> {
  const mails = await findIncomingOf(db, entryUids)
  return new Map(
    mails.map(({ entryUid, original, authentication }) => [
      entryUid,
      { mail: { trimmed: original !== null, authentication } },
    ]),
  )
}
