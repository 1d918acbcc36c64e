import type { OfferedArticle } from '../../../../contracts/coaching/offered-articles.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { attachmentsOf } from '../../attachments/present-attachments.ts'
import type { AttachmentRow } from '../../attachments/queries-attachments.ts'
import type { Cipher } from '../../cipher.ts'
import { articlesOf } from '../../offered/offered-articles.ts'
import type { TicketChannel } from '../../ticket-channel.ts'
import type { EntryRow } from '../queries-rows.ts'

export interface MessageExtras {
  attachments: readonly AttachmentRow[]
  articles: readonly OfferedArticle[]
}

export type ExtrasOf = (entryUid: string) => MessageExtras

interface Carrying {
  channel: TicketChannel
  /** cipher of the one ticket, or a function that returns each ticket's cipher */
  cipher: Cipher | ((ticketUid: string) => Cipher)
}

/** Loads the files and articles of these entries with a constant number of queries. */
export async function loadMessageExtras(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { channel, cipher }: Carrying,
  entries: readonly EntryRow[],
): Promise<ExtrasOf> {
  const cipherOf = typeof cipher === 'function' ? cipher : () => cipher
  const attachments = await attachmentsOf(db, entries)
  const articles = await articlesOf(platform, db, { channel, cipherOf, entries })
  return (entryUid) => ({ attachments: attachments(entryUid), articles: articles(entryUid) })
}
