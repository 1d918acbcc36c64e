import { randomUUIDv7 } from 'node:crypto'
import type { StaffMessage } from '../../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../../platform/errors/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { mailAfterMilliseconds } from '../../held/undo-time.ts'
import { notifyMentioned } from '../../notices/mention.ts'
import { scheduleUnreadNotice, withdrawUnreadNotice } from '../../notices/unread-notice.ts'
import { admitArticles } from '../../offered/offered-articles.ts'
import { mayAnswer, statusAfterStaff, worksIn } from '../../policy.ts'
import { channelOf, cipherOf } from '../../ticket-channel.ts'
import type { TicketMailing, TicketWriting } from '../../ticket-platform.ts'
import { refuseLockedTicket } from '../own-ticket.ts'
import { presentStaffMessage } from '../present.ts'
import type { TicketRow } from '../queries-rows.ts'
import { lockTicket, saveReadMark } from '../queries-tickets.ts'
import { requireMemberConsent, staffAuthor } from '../staff-access.ts'
import { appendEntries, type NewEntry } from './append-entries.ts'
import type { Author } from './author.ts'
import { loadMessageExtras } from './message-extras.ts'
import { refuseStaleAnswer } from './refuse-stale-answer.ts'

export interface Answer {
  message: string
  attachments?: readonly string[] | undefined
  /** uids of articles that it offers */
  articles?: readonly string[] | undefined
  /** a note for staff only: the user sees no change and gets no mail */
  internal: boolean
  /** uid of the entry, given when the answer was held */
  held?: string | undefined
  /** the sequence up to which the author had read; absent: sent even if others wrote since */
  seen?: number | undefined
}

/** @throws 403, 404, 409 when the ticket is locked */
export async function lockForAnswer(
  platform: Pick<TicketWriting, 'clock' | 'extensions'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<TicketRow> {
  const ticket = await lockTicket(db, uid)
  if (!ticket) throw notFound()
  if (!worksIn(viewer, ticket.type) || !mayAnswer(viewer, ticket)) throw forbidden()
  refuseLockedTicket(ticket, platform.clock.now())
  await requireMemberConsent(platform, db, ticket)
  return ticket
}

function draftsOf(ticket: TicketRow, author: Author, { message, internal, ...rest }: Answer): NewEntry[] {
  const { attachments, articles, held } = rest
  if (internal) return [{ kind: 'note', text: message, author, attachments }]
  const drafts: NewEntry[] = [{ kind: 'message', text: message, author, attachments, articles, uid: held }]
  const status = statusAfterStaff(ticket.status)
  if (status !== ticket.status) drafts.push({ kind: 'status', status })
  return drafts
}

/** Answering an unassigned ticket assigns it to the author of the answer. */
const taking = (
  ticket: TicketRow,
  author: Author,
  { internal, held }: Answer & { held: string },
): Partial<TicketRow> =>
  internal || ticket.assigneeUid ? {} : { assigneeUid: author.uid, assigneeName: author.name, claimedByEntry: held }

/**
 * Answers sent from the composer (`seen` is set) can be undone: their mail is delayed until the undo time has passed. Other
 * answers, scheduled ones too, are mailed at once.
 */
const mailTimeOf = ({ clock }: Pick<TicketMailing, 'clock'>, { seen }: Answer): Date | undefined =>
  seen === undefined ? undefined : new Date(clock.now().getTime() + mailAfterMilliseconds)

/** An answer marks the messages before it as read. A note does not, because the read mark would reveal it. */
async function notifyAnswer(
  platform: TicketMailing,
  db: Database,
  viewer: Viewer,
  { ticket, author, answer }: { ticket: TicketRow; author: Author; answer: Answer & { held: string } },
): Promise<void> {
  await saveReadMark(db, ticket.uid, viewer.uid, ticket.personMessages)
  const mailAt = mailTimeOf(platform, answer)
  await channelOf(platform, ticket.type).announce(platform, db, ticket, {
    uid: answer.held,
    content: answer.message,
    staffName: author.name,
    mailAt,
  })
  await withdrawUnreadNotice(platform, db, ticket, 'staff', viewer.uid)
  await scheduleUnreadNotice(platform, db, ticket, 'member', mailAt)
}

/** Adds an answer or an internal note from staff. @throws 403, 404, 409 when the ticket is locked, or others wrote since */
export function answerTicket(
  platform: TicketWriting & TicketMailing,
  db: Database,
  viewer: Viewer,
  { uid, ...answer }: Answer & { uid: string },
): Promise<StaffMessage> {
  return db.transaction(async (db) => {
    const ticket = await lockForAnswer(platform, db, viewer, uid)
    if (!answer.internal) await refuseStaleAnswer(platform, db, viewer, { ticket, seen: answer.seen })
    const channel = channelOf(platform, ticket.type)
    const cipher = await cipherOf(platform, db, channel, uid)
    const author = await staffAuthor(db, viewer)
    const articles = await admitArticles(platform, db, channel, answer.articles)
    const written = { ...answer, articles, held: answer.held ?? randomUUIDv7() }
    const drafts = draftsOf(ticket, author, written)
    const { entries } = await appendEntries(platform, db, {
      ticket,
      cipher,
      drafts,
      also: taking(ticket, author, written),
    })
    if (answer.internal) await notifyMentioned(platform, db, ticket, { text: answer.message, author: author.uid })
    else await notifyAnswer(platform, db, viewer, { ticket, author, answer: written })
    const [sent] = entries
    if (!sent) throw new Error('the answer was not stored')
    return presentStaffMessage(sent, cipher, await loadMessageExtras(platform, db, { channel, cipher }, [sent]))
  })
}
