import type { Page } from '../../../../contracts/paging.ts'
import type { FoundStaffMessage } from '../../../../contracts/support/staff-ticket-list.ts'
import type { FoundMessage, Message } from '../../../../contracts/support/support.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import type { Cipher } from '../../cipher.ts'
import { channelOf, cipherOf, type Person, type TicketChannel } from '../../ticket-channel.ts'
import { findOwnTicket } from '../own-ticket.ts'
import { presentMessage, presentStaffMessage } from '../present.ts'
import type { EntryRow } from '../queries-rows.ts'
import { admitReading, findStaffTicket } from '../staff-access.ts'
import { createMatcher } from './match-words.ts'
import { type ExtrasOf, loadMessageExtras } from './message-extras.ts'
import { type EntryKind, listEntries } from './queries-entries.ts'

const batch = 500
/** Maximum number of messages that one call reads; the cursor continues from there. */
const mostRead = 10_000
/** Number of later entries on the page that a match's cursor opens. */
const shownAfter = 4

export interface Search {
  q: string
  cursor?: string | undefined
  length: number
}

interface Searched<M extends Message> {
  uid: string
  channel: TicketChannel
  cipher: Cipher
  kinds: readonly EntryKind[]
  present(entry: EntryRow, cipher: Cipher, carried: ExtrasOf): M
}

const searchedText = ({ content, attachments, articles = [] }: Message): string =>
  [content, ...attachments.map(({ name }) => name), ...articles.flatMap(({ article }) => article?.title ?? [])].join(
    '\n',
  )

/**
 * Finds messages that contain every word, ignoring accents and case, newest first. The database cannot search an
 * encrypted discussion: each call decrypts a limited part of it.
 * @throws 400
 */
async function search<M extends Message>(
  platform: Pick<Platform, 'clock' | 'cursors'>,
  db: Database,
  { uid, channel, cipher, kinds, present }: Searched<M>,
  { q, cursor, length }: Search,
): Promise<{ payload: (M & { cursor: string })[]; page: Page }> {
  const { cursors } = platform
  const matches = createMatcher(q)
  const kind = `search:${uid}`
  let before = cursor ? Number(cursors.decode(kind, cursor)[0]) : undefined
  const payload: (M & { cursor: string })[] = []
  for (let read = 0; read < mostRead; ) {
    const entries = await listEntries(db, { ticketUid: uid, kinds, before, limit: batch })
    const carried = await loadMessageExtras(platform, db, { channel, cipher }, entries)
    for (const entry of entries) {
      before = entry.sequence
      const message = present(entry, cipher, carried)
      if (!matches(searchedText(message))) continue
      const around = cursors.encode(`messages:${uid}`, [entry.sequence + shownAfter + 1])
      payload.push({ ...message, cursor: around })
      if (payload.length === length) return { payload, page: goOn(cursors.encode(kind, [entry.sequence])) }
    }
    if (entries.length < batch) return { payload, page: { hasNextPage: false, endCursor: null } }
    read += entries.length
  }
  return { payload, page: goOn(cursors.encode(kind, [before ?? 0])) }
}

const goOn = (endCursor: string): Page => ({ hasNextPage: true, endCursor })

/** Searches the messages of both sides. @throws 400, 404 */
export async function searchMessages(
  platform: Pick<Platform, 'clock' | 'cursors' | 'keyring'>,
  db: Database,
  { channel, person }: { channel: TicketChannel; person: Person },
  askedUid: string,
  asked: Search,
): Promise<{ payload: FoundMessage[]; page: Page }> {
  // The link of a merged ticket leads to the remaining one, which has another uid.
  const { uid } = await findOwnTicket(db, channel, person, askedUid)
  const cipher = await cipherOf(platform, db, channel, uid)
  return search(platform, db, { uid, channel, cipher, kinds: ['message'], present: presentMessage }, asked)
}

/** Also searches notes, for staff who may read the ticket. @throws 400, 403, 404 */
export async function searchForStaff(
  platform: Pick<Platform, 'clock' | 'cursors' | 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  asked: Search & { uid: string; reason?: string | undefined },
): Promise<{ payload: FoundStaffMessage[]; page: Page }> {
  const ticket = await findStaffTicket(db, viewer, asked.uid)
  await admitReading(platform, db, viewer, ticket, asked.reason)
  const { uid, type } = ticket
  const channel = channelOf(platform, type)
  const cipher = await cipherOf(platform, db, channel, uid)
  const kinds = ['message', 'note'] as const
  return search(platform, db, { uid, channel, cipher, kinds, present: presentStaffMessage }, asked)
}
