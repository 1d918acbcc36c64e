import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { type Author, append } from './append.ts'
import type { TicketRow } from './queries-rows.ts'
import { staffAuthor } from './staff-access.ts'
import { channelOf, cipherOf } from './ticket-channel.ts'

interface HandingOver {
  /** what staff find in the ticket about it */
  note: { author: Author; text: string }
  /** null: it stays where it is */
  to: { uid: string; name: string } | null
}

/** Gives a locked ticket to another member of staff, with a note of it. The caller has decided that she may have it. */
export async function handOver(
  platform: Platform,
  db: Database,
  ticket: TicketRow,
  { note, to }: HandingOver,
): Promise<void> {
  const cipher = await cipherOf(platform, db, channelOf(ticket.type), ticket.uid)
  const also = to ? { assigneeUid: to.uid, assigneeName: to.name } : {}
  await append(platform, db, { ticket, cipher, drafts: [{ kind: 'note', ...note }], also })
}

/** A note of the house’s own words, under the name of who acts. */
export async function noteInTicket(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  ticket: TicketRow,
  text: string,
): Promise<void> {
  await handOver(platform, db, ticket, { note: { author: await staffAuthor(db, viewer), text }, to: null })
}
