import { randomUUIDv7 } from 'node:crypto'
import type { TicketWithMessages } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { append } from './append.ts'
import { type CarriedFile, keepFiles } from './carried-files.ts'
import { presentMessage, presentTicket, titlePlace } from './present.ts'
import { attachmentsOf } from './present-attachments.ts'
import type { TicketRow } from './queries-rows.ts'
import { insertTicket } from './queries-tickets.ts'
import type { Person, Room } from './room.ts'

export interface Opening {
  person: Person & { name: string }
  title: string
  message: string
  /** the account that is signed in */
  userUid?: string
  assignee?: { uid: string; name: string }
  /** that came with the message, and are announced */
  files?: readonly CarriedFile[] | undefined
}

export function newTicketRow(room: Room, uid: string, { person, title, ...opening }: Opening, at: Date): TicketRow {
  return {
    uid,
    type: room.type,
    title,
    status: 'new',
    ownerUid: person.ownerUid,
    contactUid: person.contactUid,
    contactName: person.name,
    contactEmail: room.type === 'contact' ? person.email : null,
    userUid: opening.userUid ?? null,
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
    lastMessageAt: null,
    waitingSince: null,
    answerDueAt: null,
    dueWarnedAt: null,
    tags: [],
    mergedInto: null,
  }
}

/** A new conversation with its first message, in any room. The caller has decided that she may. */
export async function openTicket(
  platform: Platform,
  db: Database,
  room: Room,
  opening: Opening,
): Promise<TicketWithMessages> {
  const uid = randomUUIDv7()
  const { person } = opening
  const now = platform.clock.now()
  return db.transaction(async (db) => {
    const seal = await room.createSeal(platform, db, uid)
    const row = newTicketRow(room, uid, { ...opening, title: seal.close(titlePlace, opening.title) }, now)
    await insertTicket(db, row)
    const author = { uid: person.contactUid, name: person.name, staff: false }
    const claim = { ticketUid: uid, uploaderUid: author.uid, seal }
    const attachments = await keepFiles(platform, db, claim, opening.files ?? [])
    const drafts = [{ kind: 'message' as const, text: opening.message, author, attachments }]
    const { ticket, entries } = await append(platform, db, { ticket: row, seal, drafts })
    const carried = await attachmentsOf(db, entries)
    const messages = entries.map((entry) => presentMessage(entry, seal, carried))
    const answerBy = ticket.answerDueAt?.toISOString() ?? null
    return { ...presentTicket({ ...ticket, seen: 0 }, seal, person, now), messages, answerBy }
  })
}
