import type { Page } from '../../../contracts/paging.ts'
import type { Message, Ticket, TicketWithMessages } from '../../../contracts/support/support.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { pageOf } from '../../../platform/paging/index.ts'
import { daysOf } from '../covers/lasting.ts'
import { findRunningCover } from '../covers/queries-covers.ts'
import { expectedAnswerTime } from '../hours/answer-clock.ts'
import { withdrawUnreadNotice } from '../notices/unread-notice.ts'
import { statusAt } from '../policy.ts'
import { notifyRead } from '../streaming/ephemeral-events.ts'
import { cipherOf, type Person, type TicketChannel } from '../ticket-channel.ts'
import { findTickets } from './messages/find-tickets.ts'
import { loadMessageExtras } from './messages/message-extras.ts'
import { type EntryKind, listEntries, listLastMessages } from './messages/queries-entries.ts'
import { findOwnTicket } from './own-ticket.ts'
import { presentMessage, presentTicket } from './present.ts'
import type { EntryRow, SeenTicket } from './queries-rows.ts'
import { countSeenByStaff, countUnreadOf, listOwnTickets, saveReadMark } from './queries-tickets.ts'

export interface Paging {
  cursor?: string | undefined
  length: number
}

/** Maximum number of one person's tickets that a search reads. */
const mostSearched = 500

interface Asking {
  channel: TicketChannel
  person: Person
}

/** Finds the user's latest own tickets that contain every word. @returns their uids */
async function findOwn(
  platform: Pick<Platform, 'keyring'>,
  db: Database,
  { channel, person: { ownerUid } }: Asking,
  q: string,
): Promise<string[]> {
  const among = await listOwnTickets(db, { type: channel.type, ownerUid, limit: mostSearched })
  return findTickets(platform, db, { channel, among, kinds: ['message'], q })
}

/** The user's own tickets, latest activity first. */
export async function listTickets(
  platform: Pick<Platform, 'clock' | 'cursors' | 'keyring'>,
  db: Database,
  { channel, person }: Asking,
  { cursor, length, q }: Paging & { q?: string | undefined },
): Promise<{ payload: Ticket[]; page: Page }> {
  const { cursors, clock } = platform
  const kind = `tickets:${channel.type}:${person.ownerUid}`
  const [modifiedAt, uid] = cursor ? cursors.decode(kind, cursor) : []
  const after = cursor ? { modifiedAt: String(modifiedAt), uid: String(uid) } : undefined
  const among = q === undefined ? undefined : await findOwn(platform, db, { channel, person }, q)
  const asked = { type: channel.type, ownerUid: person.ownerUid, after, among, limit: length + 1 }
  const found = await listOwnTickets(db, asked)
  const { rows, page } = pageOf(found, length, (last) =>
    cursors.encode(kind, [last.modifiedAt.toISOString(), last.uid]),
  )
  const uids = rows.map((row) => row.uid)
  const cipherOf = await channel.ciphers(platform, db, uids)
  const lastEntries = await listLastMessages(db, uids)
  const carried = await loadMessageExtras(platform, db, { channel, cipher: cipherOf }, lastEntries)
  const last = new Map(lastEntries.map((entry) => [entry.ticketUid, entry]))
  const payload = rows.map((row): Ticket => {
    const cipher = cipherOf(row.uid)
    const entry = last.get(row.uid)
    const ticket = presentTicket(row, cipher, person, clock.now())
    return entry ? { ...ticket, lastMessage: presentMessage(entry, cipher, carried) } : ticket
  })
  return { payload, page }
}

const unreadKey = 'unread'

/**
 * Counts unread answers of coaches for that account; cached in memory until the database reports a change.
 * @param db not a transaction
 */
export async function countUnreadAnswers(
  { readers }: Pick<Platform, 'readers'>,
  db: Database,
  uid: string,
): Promise<number> {
  return (await readers.load(uid, unreadKey, () => countUnreadOf(db, 'coaching', uid))) ?? 0
}

/** The cached number of unread answers; undefined if it must be counted first. */
export const cachedUnreadAnswers = ({ readers }: Pick<Platform, 'readers'>, uid: string): number | undefined =>
  readers.get<number>(uid, unreadKey)

/** Number of staff messages that the user has not seen, in all tickets of one channel. */
export async function countUnread(
  platform: Pick<Platform, 'readers'>,
  db: Database,
  { channel: { type }, person: { ownerUid } }: Asking,
): Promise<{ count: number }> {
  // Only the unread count of discussions is cached: the database does not report changes of contact tickets.
  const isKept = type === 'coaching'
  return { count: await (isKept ? countUnreadAnswers(platform, db, ownerUid) : countUnreadOf(db, type, ownerUid)) }
}

/** A page of entries in chronological order, the newest page by default. */
export async function readEntries(
  { cursors }: Pick<Platform, 'cursors'>,
  db: Database,
  ticketUid: string,
  kinds: readonly EntryKind[],
  { cursor, length }: Paging,
): Promise<{ entries: EntryRow[]; page: Page }> {
  const kind = `messages:${ticketUid}`
  const before = cursor ? Number(cursors.decode(kind, cursor)[0]) : undefined
  const found = await listEntries(db, { ticketUid, kinds, before, limit: length + 1 })
  const { rows, page } = pageOf(found, length, (oldest) => cursors.encode(kind, [oldest.sequence]))
  return { entries: rows.reverse(), page }
}

export async function getTicket(
  platform: Pick<Platform, 'clock' | 'config' | 'cursors' | 'keyring'>,
  db: Database,
  { channel, person, ticket }: Asking & { ticket: SeenTicket },
  paging: Paging,
): Promise<{ payload: TicketWithMessages; page: Page }> {
  const { clock } = platform
  const { uid } = ticket
  const cipher = await cipherOf(platform, db, channel, uid)
  const { entries, page } = await readEntries(platform, db, uid, ['message'], paging)
  const carried = await loadMessageExtras(platform, db, { channel, cipher }, entries)
  const messages: Message[] = entries.map((entry) => presentMessage(entry, cipher, carried))
  const unseen = channel.type === 'coaching' ? { unseen: await countUnseen(db, ticket) } : {}
  const answerBy = await answerByOf(platform, db, ticket)
  const cover = await coverOf(db, ticket, clock.now())
  const head = presentTicket(ticket, cipher, person, clock.now())
  return { payload: { ...head, messages, ...unseen, answerBy, ...cover }, page }
}

/** Tells the member who else reads the discussion. */
async function coverOf(db: Database, { type, assigneeUid }: SeenTicket, now: Date) {
  const row = type === 'coaching' && assigneeUid ? await findRunningCover(db, assigneeUid, now) : undefined
  return row && { cover: { name: row.coverName, until: daysOf(row).to } }
}

/** No answer is expected once the ticket is locked. */
async function answerByOf(
  platform: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  ticket: SeenTicket,
): Promise<string | null> {
  const now = platform.clock.now()
  if (statusAt(ticket, now) === 'locked') return null
  return (await expectedAnswerTime(platform, db, ticket, now))?.toISOString() ?? null
}

const countUnseen = async (db: Database, { uid, ownerUid, personMessages }: SeenTicket): Promise<number> =>
  Math.max(0, personMessages - (await countSeenByStaff(db, uid, ownerUid)))

/** Marks all staff messages up to now as read. @throws 404 */
export async function markRead(
  platform: Pick<Platform, 'events' | 'jobs'>,
  db: Database,
  { channel, person }: Asking,
  uid: string,
): Promise<void> {
  const ticket = await findOwnTicket(db, channel, person, uid)
  const moved = await saveReadMark(db, ticket.uid, person.ownerUid, ticket.staffMessages)
  if (!moved) return
  await notifyRead(platform, db, ticket, null)
  await withdrawUnreadNotice(platform, db, ticket, 'member', person.ownerUid)
}
