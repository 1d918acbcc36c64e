import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { recordBounce } from '../../../../platform/mailer/index.ts'
import type { IncomingResult } from '../incoming-result.ts'
import type { IncomingMail } from '../parsing/read-mail.ts'
import { findTicketOfMails } from '../queries-incoming.ts'
import { ownMailUid, returnedMailUid } from '../thread.ts'
import { readBounce } from './read-bounce.ts'

/** Marks a mail as returned. After a permanent failure its address receives no more mail about tickets. */
export async function handleBounce(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer'>,
  db: Database,
  mail: IncomingMail,
): Promise<IncomingResult> {
  const bounce = readBounce(mail)
  if (!bounce) return { outcome: 'dropped', reason: 'delivered' }
  const uid = returnedMailUid(platform, mail) ?? ownMailUid(platform, bounce.messageId)
  const recipient = uid && (await recordBounce(platform, db, uid, bounce))
  if (!uid || !recipient) return { outcome: 'dropped', reason: 'bounce-of-nothing' }
  return { outcome: 'bounce', reason: bounce.kind, ticketUid: (await findTicketOfMails(db, [uid])) ?? null }
}
