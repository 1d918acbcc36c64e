import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { tryConsume } from '../../../platform/limits/index.ts'
import { storeFiles } from '../attachments/inline-uploads.ts'
import { scheduleUnreadNotice } from '../notices/unread-notice.ts'
import { statusAfterPerson } from '../policy.ts'
import { countUpload } from '../throttle.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketWriting } from '../ticket-platform.ts'
import { appendEntries, type NewEntry } from '../tickets/messages/append-entries.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import type { IncomingResult } from './incoming-result.ts'
import { type ReadMail, refuseAllFiles } from './parsing/files-of-mail.ts'
import { wordsOfMail } from './parsing/words-of-mail.ts'
import { markUndeliverable } from './queries-incoming.ts'

/** Turns an answer by mail into a message. The caller has verified the sender and locked the ticket. */
export async function answerByMail(
  platform: TicketWriting & Pick<Platform, 'storage'>,
  db: Database,
  ticket: TicketRow,
  { mail, files }: ReadMail,
): Promise<IncomingResult> {
  const { refused } = await tryConsume(db, platform.clock, [rateLimits.mailedMessagesOf, ticket.uid])
  if (refused) return { outcome: 'dropped', reason: 'too-many' }
  const cipher = await cipherOf(platform, db, channelOf(platform, ticket.type), ticket.uid)
  const author = { uid: ticket.contactUid, name: ticket.contactName, staff: false }
  const channel = files.accepted.length === 0 || (await countUpload(db, platform.clock, author.uid))
  const taken = channel ? files : refuseAllFiles(files)
  const claim = { ticketUid: ticket.uid, uploaderUid: author.uid, cipher }
  const attachments = await storeFiles(platform, db, claim, taken.accepted)
  const { text, refusedFiles, ...stored } = wordsOfMail(platform, mail, taken)
  const drafts: NewEntry[] = [{ kind: 'message', text, author, attachments, refusedFiles }]
  const status = statusAfterPerson(ticket.status)
  if (status !== ticket.status) drafts.push({ kind: 'status', status })
  const { entries } = await appendEntries(platform, db, { ticket, cipher, drafts })
  await scheduleUnreadNotice(platform, db, ticket, 'staff')
  await markUndeliverable(db, mail.from, null)
  return { outcome: 'message', ticketUid: ticket.uid, entryUid: entries[0]?.uid ?? null, ...stored }
}
