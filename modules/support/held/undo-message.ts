import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, notFound, violation } from '../../../platform/errors/index.ts'
import { withdrawMail } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { delayOf, dueAt } from '../hours/answer-clock.ts'
import { mayReadFreely } from '../policy.ts'
import { publishEphemeral, publishRemoval } from '../streaming/ephemeral-events.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketWriting } from '../ticket-platform.ts'
import { appendEntries } from '../tickets/messages/append-entries.ts'
import { findEntry } from '../tickets/messages/queries-entries.ts'
import { rebuildWords } from '../tickets/messages/queries-words.ts'
import type { EntryRow, TicketRow } from '../tickets/queries-rows.ts'
import { lockTicket } from '../tickets/queries-tickets.ts'
import { deleteHeld, findHeld } from './queries-held.ts'
import { deleteEntry, lowerReadMark, readRemaining } from './queries-undo.ts'
import { undoMilliseconds } from './undo-time.ts'

const released = { assigneeUid: null, assigneeName: null, claimedByEntry: null } as const

/** Restores the ticket as it was before the answer: its status, its assignee, and the start of the user's wait. */
async function restoreTicket(platform: TicketWriting, db: Database, ticket: TicketRow, entry: EntryRow): Promise<void> {
  const staffMessages = ticket.staffMessages - 1
  const { waitingSince, lastMessageAt, wasNew } = await readRemaining(db, entry)
  const isReleased = ticket.claimedByEntry === entry.uid && ticket.assigneeUid === entry.authorUid
  const isReopened = ticket.status === 'waiting' && waitingSince !== null
  const delay = isReopened ? await delayOf(platform, db, isReleased ? null : ticket.assigneeUid) : undefined
  const waiting = delay && {
    waitingSince,
    answerDueAt: waitingSince && dueAt(delay, staffMessages > 0, waitingSince),
    dueWarnedAt: null,
  }
  await lowerReadMark(db, ticket, staffMessages)
  const also = { staffMessages, lastMessageAt, ...waiting, ...(isReleased ? released : {}) }
  await appendEntries(platform, db, {
    // Pass the restored ticket: `appendEntries` would otherwise recompute the due time for a new assignee.
    ticket: { ...ticket, ...also },
    cipher: await cipherOf(platform, db, channelOf(platform, ticket.type), ticket.uid),
    drafts: isReopened ? [{ kind: 'status', status: wasNew && isReleased ? 'new' : 'pending' }] : [],
    also,
  })
}

async function removeSent(platform: TicketWriting, db: Database, ticket: TicketRow, entry: EntryRow): Promise<void> {
  const late = platform.clock.now().getTime() - entry.createdAt.getTime() > undoMilliseconds
  if (late) throw conflict([violation('message', messages.tooLateToUndo)], messages.tooLateToUndo)
  await deleteEntry(db, entry.uid)
  await rebuildWords(db, ticket.uid)
  if (entry.kind === 'message') {
    // The mail about an answer has its uid.
    await withdrawMail(db, entry.uid)
    await restoreTicket(platform, db, ticket, entry)
  }
  await publishRemoval(platform, db, ticket.uid, entry)
}

/**
 * Undoes the author's own answer or note, and withdraws its mail unless that was already sent. An answer sent from
 * the composer is mailed only after the undo time.
 * @throws 403, 404, 409 when it was sent more than ten seconds ago
 */
export function undoMessage(
  platform: TicketWriting,
  db: Database,
  viewer: Viewer,
  { uid, message }: { uid: string; message: string },
): Promise<void> {
  return db.transaction(async (db) => {
    const ticket = await lockTicket(db, uid)
    if (!ticket) throw notFound()
    if (!mayReadFreely(viewer, ticket)) throw forbidden()
    const held = await findHeld(db, message)
    const entry = held ? undefined : await findEntry(db, ticket.uid, message)
    const found = held?.ticketUid === ticket.uid ? held : entry
    if (!found || entry?.kind === 'status' || entry?.staff === false) throw notFound()
    if (found.authorUid !== viewer.uid) throw forbidden()
    if (entry) return removeSent(platform, db, ticket, entry)
    await deleteHeld(db, message)
    await publishEphemeral(platform, db, ticket.uid, 'held')
  })
}
