import { randomUUIDv7 } from 'node:crypto'
import { messages } from '../../../contracts/messages.ts'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { listUnsentAttachments } from '../attachments/queries-attachments.ts'
import { admitArticles, articleCardsOf, articlePlace } from '../offered/offered-articles.ts'
import { publishEphemeral } from '../streaming/ephemeral-events.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketWriting } from '../ticket-platform.ts'
import { lockForAnswer } from '../tickets/messages/answer-ticket.ts'
import { refuseStaleAnswer } from '../tickets/messages/refuse-stale-answer.ts'
import { staffAuthor } from '../tickets/staff-access.ts'
import { insertHeld } from './queries-held.ts'
import { presentHeld } from './read-held.ts'

const longestMilliseconds = 366 * 86_400_000

export interface Holding {
  uid: string
  message: string
  attachments?: readonly string[] | undefined
  articles?: readonly string[] | undefined
  sendAt: Date
  /** the sequence up to which the author had read, as in `Answer` */
  seen?: number | undefined
}

/** Stores an answer that is sent at `sendAt`. @throws 400, 403, 404, 409 as for sending it now */
export function holdMessage(
  platform: TicketWriting,
  db: Database,
  viewer: Viewer,
  { uid, message, attachments = [], articles, sendAt, seen }: Holding,
): Promise<StaffMessage> {
  const now = platform.clock.now()
  if (sendAt.getTime() > now.getTime() + longestMilliseconds) {
    throw invalid([violation('sendAt', messages.sendAtTooFar)])
  }
  return db.transaction(async (db) => {
    const ticket = await lockForAnswer(platform, db, viewer, uid)
    await refuseStaleAnswer(platform, db, viewer, { ticket, seen })
    const author = await staffAuthor(db, viewer)
    const uids = [...new Set(attachments)]
    const files =
      uids.length === 0 ? [] : await listUnsentAttachments(db, { ticketUid: ticket.uid, uploaderUid: author.uid, uids })
    if (files.length !== attachments.length) throw invalid([violation('attachments', messages.attachmentUnknown)])
    const channel = channelOf(platform, ticket.type)
    const offered = await admitArticles(platform, db, channel, articles)
    const cipher = await cipherOf(platform, db, channel, ticket.uid)
    const held = randomUUIDv7()
    const row = {
      uid: held,
      ticketUid: ticket.uid,
      authorUid: author.uid,
      authorName: author.name,
      content: cipher.encrypt(held, message),
      attachments: uids,
      articles: offered.map((article, place) => cipher.encrypt(articlePlace(held, place), article)),
      createdAt: now,
      sendAt,
      problem: null,
    }
    await insertHeld(db, row)
    await publishEphemeral(platform, db, ticket.uid, 'held')
    return presentHeld(row, { cipher, files, cards: await articleCardsOf(platform, db, channel, offered) })
  })
}
