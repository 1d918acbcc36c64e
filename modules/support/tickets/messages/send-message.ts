import type { Message } from '../../../../contracts/support/support.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { scheduleUnreadNotice } from '../../notices/unread-notice.ts'
import { statusAfterPerson } from '../../policy.ts'
import { cipherOf, type Person, type TicketChannel } from '../../ticket-channel.ts'
import { lockOwnTicket, refuseLockedTicket } from '../own-ticket.ts'
import { presentMessage } from '../present.ts'
import { appendEntries, type NewEntry } from './append-entries.ts'
import { loadMessageExtras } from './message-extras.ts'

/**
 * The user sends a message. @throws 404, 409 when the ticket is locked or the channel needs the user's consent first
 */
export function sendMessage(
  platform: Pick<Platform, 'clock' | 'config' | 'events' | 'jobs' | 'keyring'>,
  db: Database,
  { channel, person }: { channel: TicketChannel; person: Person },
  { uid, message, attachments }: { uid: string; message: string; attachments?: readonly string[] | undefined },
): Promise<Message> {
  return db.transaction(async (db) => {
    const ticket = await lockOwnTicket(db, channel, person, uid)
    await channel.admitWriting(db, person)
    refuseLockedTicket(ticket, platform.clock.now())
    const cipher = await cipherOf(platform, db, channel, uid)
    const author = { uid: ticket.contactUid, name: person.name ?? ticket.contactName, staff: false }
    const drafts: NewEntry[] = [{ kind: 'message', text: message, author, attachments }]
    const status = statusAfterPerson(ticket.status)
    if (status !== ticket.status) drafts.push({ kind: 'status', status })
    const { entries } = await appendEntries(platform, db, {
      ticket,
      cipher,
      drafts,
      also: { contactName: author.name },
    })
    await scheduleUnreadNotice(platform, db, ticket, 'staff')
    const [sent] = entries
    if (!sent) throw new Error('the message was not stored')
    return presentMessage(sent, cipher, await loadMessageExtras(platform, db, { channel, cipher }, [sent]))
  })
}
