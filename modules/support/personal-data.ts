import type { Satisfaction } from '../../contracts/surveys.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { User } from '../accounts/index.ts'
import { type AttachmentsOf, attachmentsOf, presentAttachment } from './attachments/present-attachments.ts'
import type { Cipher } from './cipher.ts'
import { deleteHours } from './hours/queries-hours.ts'
import { satisfactionWith } from './surveys/answer.ts'
import { channelOf } from './ticket-channel.ts'
import { eraseTickets } from './tickets/erase-tickets.ts'
import { titlePlace } from './tickets/present.ts'
import { listEntriesOf } from './tickets/queries-entries.ts'
import type { EntryRow, TicketRow } from './tickets/queries-rows.ts'
import { listTicketsOfPerson } from './tickets/queries-tickets.ts'

type Person = Pick<User, 'uid'>

interface Exported {
  entries: readonly EntryRow[]
  cipher: Cipher
  attachments: AttachmentsOf
  satisfaction: Satisfaction | null
  publicUrl: string
}

/** The URL where the member reads the file, signed in or with the mailed link. */
const addressOf = (publicUrl: string, ticket: TicketRow, uid: string): string =>
  `${publicUrl}/${ticket.type === 'contact' ? 'contact/tickets' : 'coaching'}/${ticket.uid}/attachments/${uid}`

function exportTicket(ticket: TicketRow, { entries, cipher, attachments, satisfaction, publicUrl }: Exported) {
  return {
    uid: ticket.uid,
    type: ticket.type,
    title: cipher.decrypt(titlePlace, ticket.title),
    status: ticket.status,
    date: ticket.createdAt.toISOString(),
    satisfaction,
    messages: entries
      .filter((entry) => entry.kind === 'message')
      .map((entry) => ({
        date: entry.createdAt.toISOString(),
        author: entry.authorName,
        staff: entry.staff,
        content: cipher.decrypt(entry.uid, entry.content),
        attachments: attachments(entry.uid).map((row) => ({
          ...presentAttachment(row, cipher),
          href: addressOf(publicUrl, ticket, row.uid),
        })),
      })),
  }
}

/**
 * The member's discussions, and the tickets opened while signed in. Tickets opened under the same e-mail without
 * signing in are left out: nothing proves that the account owner wrote them. Their mailed links still open them.
 */
export async function exportSupport(
  platform: Pick<Platform, 'config' | 'extensions' | 'keyring'>,
  db: Database,
  { uid }: Person,
) {
  const tickets = [
    ...(await listTicketsOfPerson(db, { type: 'contact', userUid: uid })),
    ...(await listTicketsOfPerson(db, { type: 'coaching', ownerUid: uid })),
  ]
  const exported = []
  for (const [type, ofType] of Map.groupBy(tickets, (ticket) => ticket.type)) {
    const uids = ofType.map((ticket) => ticket.uid)
    const cipherOf = await channelOf(platform, type).ciphers(platform, db, uids)
    const all = await listEntriesOf(db, uids)
    const attachments = await attachmentsOf(db, all)
    const entriesOf = Map.groupBy(all, (entry) => entry.ticketUid)
    for (const ticket of ofType) {
      const entries = entriesOf.get(ticket.uid) ?? []
      const cipher = cipherOf(ticket.uid)
      const satisfaction = await satisfactionWith(db, ticket.uid, cipher)
      const { publicUrl } = platform.config
      exported.push(exportTicket(ticket, { entries, cipher, attachments, satisfaction, publicUrl }))
    }
  }
  return exported
}

/**
 * Erases the member's discussions and the tickets opened while signed in, with their keys and tokens. Tickets written
 * from the same e-mail without signing in stay until retention erases them: nothing proves that they are the member's.
 */
export async function eraseSupport(
  platform: Pick<Platform, 'extensions' | 'events'>,
  db: Database,
  { uid }: Person,
): Promise<void> {
  await eraseTickets(platform, db, await listTicketsOfPerson(db, { type: 'coaching', ownerUid: uid }))
  await eraseTickets(platform, db, await listTicketsOfPerson(db, { type: 'contact', userUid: uid }))
  await deleteHours(db, uid)
}

/** For the data that coaching stores about discussions. */
export async function listDiscussionUids(db: Database, ownerUid: string): Promise<string[]> {
  const discussions = await listTicketsOfPerson(db, { type: 'coaching', ownerUid })
  return discussions.map((discussion) => discussion.uid)
}
