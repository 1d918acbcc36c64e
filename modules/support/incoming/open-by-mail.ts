import { email as emailForm } from '../../../contracts/forms.ts'
import type { Database } from '../../../platform/database/index.ts'
import { contactChannel } from '../contact-channel.ts'
import { admitMail, admitMailedTicket, countMailedFiles } from '../throttle.ts'
import type { TicketOpening } from '../ticket-platform.ts'
import { lockBlockedTicket } from '../tickets/contact/block-contact.ts'
import { mailTicketOpened } from '../tickets/contact/mail-ticket.ts'
import { newContact, saveContact } from '../tickets/contact/queries-contacts.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import type { IncomingResult } from './incoming-result.ts'
import { type ReadMail, refuseAllFiles } from './parsing/files-of-mail.ts'
import { cutText } from './parsing/mail-text.ts'
import { nameOfSender } from './parsing/sender-name.ts'
import { wordsOfMail } from './parsing/words-of-mail.ts'
import { updateIncoming } from './queries-incoming.ts'

const longestTitle = 200

/** A mail opens a ticket, as the form does; the link is sent to the sender's address. */
export async function openByMail(
  platform: TicketOpening,
  db: Database,
  uid: string,
  { mail, files }: ReadMail,
): Promise<IncomingResult> {
  const { clock } = platform
  const email = mail.from
  if (!emailForm.safeParse(email).success) return { outcome: 'dropped', reason: 'no-sender' }
  if (!(await admitMailedTicket(db, clock, email))) return { outcome: 'dropped', reason: 'too-many' }
  const name = nameOfSender(mail)
  const channel = files.accepted.length === 0 || (await countMailedFiles(db, clock, email))
  const taken = channel ? files : refuseAllFiles(files)
  const { text, refusedFiles, ...stored } = wordsOfMail(platform, mail, taken)
  const contact = await saveContact(db, newContact(email, clock.now()))
  const ticket = await openTicket(platform, db, contactChannel, {
    person: { ownerUid: contact.uid, contactUid: contact.uid, name, email },
    title: cutText(mail.subject, longestTitle).trim() || 'Sans objet',
    message: text,
    files: taken.accepted,
    refusedFiles,
  })
  await updateIncoming(db, uid, { ticketUid: ticket.uid })
  if (contact.blockedAt) await lockBlockedTicket(platform, db, ticket.uid)
  const isAnswered = !contact.blockedAt && (await admitMail(db, platform, { to: email }))
  if (isAnswered)
    await mailTicketOpened(platform, db, {
      uid: ticket.uid,
      ownerUid: contact.uid,
      contactName: name,
      contactEmail: email,
      answerBy: ticket.answerBy,
    })
  return { outcome: 'ticket', ticketUid: ticket.uid, entryUid: ticket.messages[0]?.uid ?? null, ...stored }
}
