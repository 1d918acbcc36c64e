import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { recordComplaint } from '../../../../platform/mailer/index.ts'
import type { IncomingResult } from '../incoming-result.ts'
import type { IncomingMail } from '../parsing/read-mail.ts'
import { findTicketOfMails } from '../queries-incoming.ts'
import { ownMailUid, returnedMailUid } from '../thread.ts'
import { findPart, headerField, returnedMail, returnedMessageId } from './report-fields.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'fingerprintKey'>

const addressIn = (value = ''): string[] => value.split(/[\s<>,;"]/).filter((word) => word.includes('@'))

/** Uid of the reported mail, from its signed bounce address or its Message-ID. */
function reportedMailUid(platform: Ports, mail: IncomingMail, report: string): string | undefined {
  const returned = returnedMail(mail)
  const senders = [headerField(report, 'Original-Mail-From'), headerField(returned, 'Return-Path')].flatMap(addressIn)
  const recipients = [...mail.recipients, ...senders]
  return returnedMailUid(platform, { recipients }) ?? ownMailUid(platform, returnedMessageId(returned))
}

/** Records a complaint of a mailbox provider (RFC 5965): a recipient reported one of our mails as unwanted. Staff see it. */
export async function handleComplaint(platform: Ports, db: Database, mail: IncomingMail): Promise<IncomingResult> {
  const report = findPart(mail, /^message\/feedback-report$/) ?? ''
  // A person took the mail out of their spam folder (RFC 6430).
  if (headerField(report, 'Feedback-Type')?.toLowerCase() === 'not-spam')
    return { outcome: 'dropped', reason: 'not-spam' }
  const uid = reportedMailUid(platform, mail, report)
  const isKnown = uid !== undefined && (await recordComplaint(db, uid, platform.clock.now()))
  if (!isKnown) return { outcome: 'dropped', reason: 'complaint-of-nothing' }
  return { outcome: 'complaint', reason: null, ticketUid: (await findTicketOfMails(db, [uid])) ?? null }
}
