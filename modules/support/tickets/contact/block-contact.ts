import type { BodyOf } from '../../../../contracts/call.ts'
import type { blockContact as call, StaffContact } from '../../../../contracts/support/staff-contacts.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { outdatedVersionError } from '../../../../platform/staff/index.ts'
import { lockForGood } from '../lock-for-good.ts'
import { lockTicket } from '../queries-tickets.ts'
import { lockTicketsOfContact } from '../retention/queries-retention.ts'
import { findContact, setBlocked } from './queries-contacts.ts'
import { readContact } from './same-person.ts'

type Locking = Pick<Platform, 'clock' | 'config' | 'events'>

/**
 * Locks a ticket from a blocked address in the transaction that opened it: staff find it, but nobody is notified. The
 * sender gets the usual answer, because anyone can type an address that is not theirs.
 */
export async function lockBlockedTicket(platform: Locking, db: Database, uid: string): Promise<void> {
  const ticket = await lockTicket(db, uid)
  if (!ticket) throw new Error('the opened request is gone')
  await lockForGood(platform, db, ticket)
}

/**
 * Blocks or unblocks a help desk address: tickets from a blocked address arrive locked. Blocking locks its existing
 * tickets too, so that nothing more is written in them.
 * @throws 404, 409
 */
export function blockContact(
  platform: Locking,
  db: Database,
  viewer: Viewer,
  { uid, blocked, version }: BodyOf<typeof call> & { uid: string },
): Promise<StaffContact> {
  const { clock } = platform
  return db.transaction(async (db) => {
    // Lock the tickets before the contact: erasing uses the same order.
    const tickets = blocked ? await lockTicketsOfContact(db, uid) : []
    const contact = await findContact(db, uid)
    if (!contact) throw notFound()
    if (!(await setBlocked(db, { uid, version }, blocked ? clock.now() : null))) throw outdatedVersionError()
    for (const ticket of tickets) {
      if (ticket.mergedInto === null && ticket.status !== 'locked') await lockForGood(platform, db, ticket)
    }
    const action = blocked ? 'contacts.block' : 'contacts.unblock'
    await writeAudit(db, clock, { actor: viewer.uid, action, target: uid })
    return readContact(db, uid)
  })
}
