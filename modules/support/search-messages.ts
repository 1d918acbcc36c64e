import type { Page } from '../../contracts/paging.ts'
import type { FoundMessage } from '../../contracts/support.ts'
import type { Platform } from '../../platform/index.ts'
import { matcherOf } from './match-words.ts'
import { findOwnTicket } from './own-ticket.ts'
import { presentMessage } from './present.ts'
import { attachmentsOf } from './present-attachments.ts'
import { listEntries } from './queries-entries.ts'
import type { Person, Room } from './room.ts'

const batch = 500
/** How many messages one call reads at most; the cursor goes on from there. */
const mostRead = 10_000
/** How many messages after a found one are shown with it. */
const shownAfter = 4

export interface Search {
  q: string
  cursor?: string | undefined
  length: number
}

/**
 * Messages that hold every word, whatever its accents and case, newest first. A sealed discussion cannot be searched
 * by the database: it is opened here, a bounded part of it at a time.
 * @throws 400, 404
 */
export async function searchMessages(
  platform: Platform,
  { room, person }: { room: Room; person: Person },
  uid: string,
  { q, cursor, length }: Search,
): Promise<{ payload: FoundMessage[]; page: Page }> {
  const { db, cursors } = platform
  await findOwnTicket(db, room, person, uid)
  const seal = (await room.seals(platform, db, [uid]))(uid)
  const matches = matcherOf(q)
  const kind = `search:${uid}`
  let before = cursor ? Number(cursors.decode(kind, cursor)[0]) : undefined
  const payload: FoundMessage[] = []
  for (let read = 0; read < mostRead; ) {
    const entries = await listEntries(db, { ticketUid: uid, kinds: ['message'], before, limit: batch })
    const attachments = await attachmentsOf(db, entries)
    for (const entry of entries) {
      before = entry.sequence
      const message = presentMessage(entry, seal, attachments)
      const text = [message.content, ...message.attachments.map(({ name }) => name)].join('\n')
      if (!matches(text)) continue
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
