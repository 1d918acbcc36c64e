import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { presentAttachment } from '../attachments/present-attachments.ts'
import { type AttachmentRow, listAttachmentsByUid } from '../attachments/queries-attachments.ts'
import type { Cipher } from '../cipher.ts'
import { type ArticleCards, articleCardsOf, articlePlace } from '../offered/offered-articles.ts'
import type { TicketChannel } from '../ticket-channel.ts'
import { type HeldRow, listHeld } from './queries-held.ts'

/** Uids of the articles that the held answer offers. */
export const heldArticles = ({ uid, articles }: HeldRow, cipher: Cipher): string[] =>
  articles.map((article, place) => cipher.decrypt(articlePlace(uid, place), article))

interface HeldParts {
  cipher: Cipher
  files: readonly AttachmentRow[]
  cards: ArticleCards
}

export function presentHeld(row: HeldRow, { cipher, files, cards }: HeldParts): StaffMessage {
  const offered = heldArticles(row, cipher).map((article) => ({
    uid: row.uid,
    article: cards.get(article) ?? null,
    readDateTime: null,
  }))
  const attachments = row.attachments.flatMap((uid) => files.find((file) => file.uid === uid) ?? [])
  return {
    uid: row.uid,
    date: row.createdAt.toISOString(),
    content: cipher.decrypt(row.uid, row.content),
    contact: { uid: row.authorUid, name: row.authorName },
    staff: true,
    attachments: attachments.map((file) => presentAttachment(file, cipher)),
    ...(offered.length > 0 ? { articles: offered } : {}),
    internal: false,
    sendAt: row.sendAt.toISOString(),
    ...(row.problem === null ? {} : { problem: row.problem }),
  }
}

export async function readHeld(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { channel, cipher, ticketUid }: { channel: TicketChannel; cipher: Cipher; ticketUid: string },
): Promise<StaffMessage[]> {
  const rows = await listHeld(db, ticketUid)
  const files = await listAttachmentsByUid(
    db,
    rows.flatMap(({ attachments }) => attachments),
  )
  const articles = rows.flatMap((row) => heldArticles(row, cipher))
  const cards = await articleCardsOf(platform, db, channel, articles)
  return rows.map((row) => presentHeld(row, { cipher, files, cards }))
}
