import type { Ticket } from '../../../contracts/support/support.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { cipherOf, type Person, type TicketChannel } from '../ticket-channel.ts'
import { appendEntries } from './messages/append-entries.ts'
import { findOwnTicket, lockOwnTicket, refuseLockedTicket } from './own-ticket.ts'
import { presentTicket } from './present.ts'

/** Closes the user's own ticket. Closing it again changes nothing. @throws 404, 409 when it is locked */
export function closeTicket(
  platform: Pick<Platform, 'clock' | 'config' | 'events' | 'keyring'>,
  db: Database,
  { channel, person }: { channel: TicketChannel; person: Person },
  uid: string,
): Promise<Ticket> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const ticket = await lockOwnTicket(db, channel, person, uid)
    refuseLockedTicket(ticket, now)
    const cipher = await cipherOf(platform, db, channel, uid)
    if (ticket.status !== 'closed') {
      await appendEntries(platform, db, { ticket, cipher, drafts: [{ kind: 'status', status: 'closed' }] })
    }
    return presentTicket(await findOwnTicket(db, channel, person, uid), cipher, person, now)
  })
}
