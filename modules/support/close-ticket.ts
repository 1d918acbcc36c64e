import type { Ticket } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { append } from './append.ts'
import { findOwnTicket, lockOwnTicket, refuseFinished } from './own-ticket.ts'
import { presentTicket } from './present.ts'
import { type Person, type Room, sealOf } from './room.ts'

/** The person is done. Closing again changes nothing. @throws 404, 409 where it is finished */
export function closeTicket(
  platform: Platform,
  db: Database,
  { room, person }: { room: Room; person: Person },
  uid: string,
): Promise<Ticket> {
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const ticket = await lockOwnTicket(db, room, person, uid)
    refuseFinished(ticket, now)
    const seal = await sealOf(platform, db, room, uid)
    if (ticket.status !== 'closed') {
      await append(platform, db, { ticket, seal, drafts: [{ kind: 'status', status: 'closed' }] })
    }
    return presentTicket(await findOwnTicket(db, room, person, uid), seal, person, now)
  })
}
