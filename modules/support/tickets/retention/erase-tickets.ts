import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { deleteMails, deleteMailsOfKind } from '../../../../platform/mailer/index.ts'
import { listMailsAbout } from '../../incoming/queries-incoming.ts'
import { channelOf } from '../../ticket-channel.ts'
import { accessTopic } from '../messages/append-entries.ts'
import type { TicketRow } from '../queries-rows.ts'
import { deleteTickets } from '../queries-tickets.ts'
import { deleteIdleContacts } from './queries-retention.ts'

/** Erases contacts without tickets, and their mails that concern no single ticket, such as the link to all tickets. */
export async function eraseIdleContacts(db: Database, uids: readonly string[]): Promise<void> {
  await deleteMailsOfKind(db, await deleteIdleContacts(db, uids), 'support')
}

/**
 * Erases tickets with their entries and mails, the channel's own data, and contacts without another ticket.
 * Ends the event streams of open windows; their next request returns 404.
 */
export async function eraseTickets(
  platform: Pick<Platform, 'extensions' | 'events'>,
  db: Database,
  tickets: readonly TicketRow[],
): Promise<void> {
  for (const [type, ofType] of Map.groupBy(tickets, (ticket) => ticket.type)) {
    const uids = ofType.map((ticket) => ticket.uid)
    await channelOf(platform, type).forget(db, uids)
    await deleteMails(db, await listMailsAbout(db, uids))
    await deleteTickets(db, uids)
    for (const { uid, assigneeUid } of ofType) {
      await platform.events.publish(db, accessTopic, { ticket: uid, was: assigneeUid, erased: type })
    }
    if (type === 'contact') await eraseIdleContacts(db, [...new Set(ofType.map((ticket) => ticket.ownerUid))])
  }
}
