import type { StaffMessage, StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import type { Message, Ticket } from '../../../contracts/support/support.ts'
import { presentAttachment } from '../attachments/present-attachments.ts'
import type { Cipher } from '../cipher.ts'
import { statusAt } from '../policy.ts'
import type { Person } from '../ticket-channel.ts'
import type { ExtrasOf } from './messages/message-extras.ts'
import { presentRefusedFiles } from './messages/refused-files.ts'
import type { EntryRow, SeenTicket } from './queries-rows.ts'

export const titlePlace = 'title'

/**
 * The author's name is stored with the entry: it outlives accounts and name changes.
 * @param carried files and articles of each entry
 */
export function presentMessage(entry: EntryRow, cipher: Cipher, carried: ExtrasOf): Message {
  const { attachments, articles } = carried(entry.uid)
  return {
    uid: entry.uid,
    date: entry.createdAt.toISOString(),
    content: cipher.decrypt(entry.uid, entry.content),
    contact: { uid: entry.authorUid ?? entry.ticketUid, name: entry.authorName ?? '' },
    staff: entry.staff,
    attachments: attachments.map((row) => presentAttachment(row, cipher)),
    ...(articles.length > 0 ? { articles: [...articles] } : {}),
    ...presentRefusedFiles(entry, cipher),
  }
}

export function presentTicket(ticket: SeenTicket, cipher: Cipher, person: Person, now: Date): Ticket {
  return {
    uid: ticket.uid,
    date: ticket.createdAt.toISOString(),
    modified: ticket.modifiedAt.toISOString(),
    title: cipher.decrypt(titlePlace, ticket.title),
    status: statusAt(ticket, now),
    contact: { uid: ticket.contactUid, name: ticket.contactName, email: person.email },
    unread: Math.max(0, ticket.staffMessages - ticket.seen),
    sequence: ticket.sequence,
    ...(ticket.type === 'coaching' ? { coach: presentCoach(ticket) } : {}),
  }
}

const presentCoach = ({ assigneeUid, assigneeName }: SeenTicket): Ticket['coach'] =>
  assigneeUid ? { uid: assigneeUid, name: assigneeName ?? '' } : null

export function presentStaffMessage(entry: EntryRow, cipher: Cipher, carried: ExtrasOf): StaffMessage {
  return { ...presentMessage(entry, cipher, carried), internal: entry.kind === 'note' }
}

export interface StaffView {
  title: string
  email: string
  rating: number | null
  undeliverableAt?: Date | undefined
  withheld: boolean
  excerpt?: string | undefined
}

export function presentStaffTicket(
  ticket: SeenTicket,
  { title, email, rating, undeliverableAt, withheld, excerpt }: StaffView,
  now: Date,
): StaffTicket {
  return {
    uid: ticket.uid,
    type: ticket.type,
    date: ticket.createdAt.toISOString(),
    modified: ticket.modifiedAt.toISOString(),
    title,
    status: statusAt(ticket, now),
    contact: {
      uid: ticket.contactUid,
      name: ticket.contactName,
      email,
      ...(undeliverableAt ? { undeliverable: undeliverableAt.toISOString() } : {}),
    },
    assignee: ticket.assigneeUid ? { uid: ticket.assigneeUid, name: ticket.assigneeName ?? '' } : null,
    unread: Math.max(0, ticket.personMessages - ticket.seen),
    lastMessageDateTime: ticket.lastMessageAt?.toISOString() ?? null,
    waitingSince: ticket.waitingSince?.toISOString() ?? null,
    answerDueDateTime: ticket.answerDueAt?.toISOString() ?? null,
    overdue: ticket.answerDueAt !== null && ticket.answerDueAt < now,
    tags: ticket.tags,
    snoozedUntil: ticket.snoozedUntil && ticket.snoozedUntil > now ? ticket.snoozedUntil.toISOString() : null,
    ...(withheld ? { withheld } : {}),
    ...(excerpt === undefined ? {} : { excerpt }),
    rating,
    version: ticket.version,
    sequence: ticket.sequence,
  }
}
