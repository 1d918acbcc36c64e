import { randomUUIDv7 } from 'node:crypto'
import type { RefusedFiles } from '../../../contracts/support/attachments.ts'
import type { TicketWithMessages } from '../../../contracts/support/support.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { type InlineUpload, storeFiles } from '../attachments/inline-uploads.ts'
import { scheduleUnreadNotice } from '../notices/unread-notice.ts'
import type { Person, TicketChannel } from '../ticket-channel.ts'
import { appendEntries } from './messages/append-entries.ts'
import { loadMessageExtras } from './messages/message-extras.ts'
import { presentMessage, presentTicket, titlePlace } from './present.ts'
import type { TicketRow } from './queries-rows.ts'
import { insertTicket } from './queries-tickets.ts'

export interface NewTicketInput {
  person: Person & { name: string }
  title: string
  message: string
  /** the signed-in account, or the one that has verified this address */
  userUid?: string | undefined
  assignee?: { uid: string; name: string }
  /** files sent with the message, already announced */
  files?: readonly InlineUpload[] | undefined
  /** files of a mail that were not accepted */
  refusedFiles?: RefusedFiles | null
}

export function newTicketRow(
  channel: TicketChannel,
  uid: string,
  { person, title, ...opening }: NewTicketInput,
  at: Date,
): TicketRow {
  return {
    uid,
    type: channel.type,
    title,
    status: 'new',
    ownerUid: person.ownerUid,
    contactUid: person.contactUid,
    contactName: person.name,
    contactEmail: channel.type === 'contact' ? person.email : null,
    userUid: opening.userUid ?? null,
    claimedByEntry: null,
    assigneeUid: opening.assignee?.uid ?? null,
    assigneeName: opening.assignee?.name ?? null,
    version: 1,
    sequence: 0,
    personMessages: 0,
    staffMessages: 0,
    createdAt: at,
    modifiedAt: at,
    closedAt: null,
    lockedAt: null,
    snoozedUntil: null,
    lastMessageAt: null,
    waitingSince: null,
    answerDueAt: null,
    dueWarnedAt: null,
    tags: [],
    mergedInto: null,
  }
}

/** Opens a conversation with its first message, in any channel. The caller has checked the permission. */
export async function openTicket(
  platform: Pick<Platform, 'clock' | 'config' | 'events' | 'jobs' | 'keyring' | 'storage'>,
  db: Database,
  channel: TicketChannel,
  opening: NewTicketInput,
): Promise<TicketWithMessages> {
  const uid = randomUUIDv7()
  const { person } = opening
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const cipher = await channel.createCipher(platform, db, uid)
    const row = newTicketRow(channel, uid, { ...opening, title: cipher.encrypt(titlePlace, opening.title) }, now)
    await insertTicket(db, row)
    const author = { uid: person.contactUid, name: person.name, staff: false }
    const claim = { ticketUid: uid, uploaderUid: author.uid, cipher }
    const attachments = await storeFiles(platform, db, claim, opening.files ?? [])
    const { refusedFiles } = opening
    const drafts = [{ kind: 'message' as const, text: opening.message, author, attachments, refusedFiles }]
    const { ticket, entries } = await appendEntries(platform, db, { ticket: row, cipher, drafts })
    await scheduleUnreadNotice(platform, db, ticket, 'staff')
    const carried = await loadMessageExtras(platform, db, { channel, cipher }, entries)
    const messages = entries.map((entry) => presentMessage(entry, cipher, carried))
    const answerBy = ticket.answerDueAt?.toISOString() ?? null
    return { ...presentTicket({ ...ticket, seen: 0 }, cipher, person, now), messages, answerBy }
  })
}
