import type { BodyOf } from '../../../../contracts/call.ts'
import { rateLimits } from '../../../../contracts/rate-limits/rate-limits.ts'
import type { forwardStaffTicket } from '../../../../contracts/support/forward-ticket.ts'
import { splitTitle } from '../../../../contracts/text/titles.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import { consume } from '../../../../platform/limits/index.ts'
import { mailOf } from '../../../../platform/mailer/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { plaintextCipher } from '../../cipher.ts'
import { recordTicketMail } from '../../incoming/thread.ts'
import { ticketForwardedMail, ticketForwardedSubject } from '../../mails/ticket-forwarded.tsx'
import { channelOf } from '../../ticket-channel.ts'
import type { TicketMailing, TicketWriting } from '../../ticket-platform.ts'
import { lockStaffTicket } from '../change-ticket.ts'
import { addGeneratedNote } from '../hand-over.ts'
import { loadMessageExtras } from '../messages/message-extras.ts'
import { listEntries } from '../messages/queries-entries.ts'
import { presentMessage } from '../present.ts'
import { staffAuthor } from '../staff-access.ts'

/** A long ticket is mailed with this many newest messages only. */
const mostMessages = 50

/**
 * Mails a contact ticket to a person outside the team. Their answer opens a new ticket, as any stranger's mail does.
 * The mail is erased with the ticket.
 * @throws 403, 404, 429
 */
export function forwardTicket(
  platform: TicketWriting & TicketMailing,
  db: Database,
  viewer: Viewer,
  { uid, email, note }: BodyOf<typeof forwardStaffTicket> & { uid: string },
): Promise<void> {
  const { clock, config, mailer } = platform
  return db.transaction(async (db) => {
    const ticket = await lockStaffTicket(db, viewer, uid)
    if (ticket.type !== 'contact') throw forbidden()
    await consume(db, clock, [rateLimits.forwardedBy, viewer.uid])
    const page = { ticketUid: ticket.uid, kinds: ['message'] as const, before: undefined, limit: mostMessages + 1 }
    const entries = await listEntries(db, page)
    const taken = entries.slice(0, mostMessages).reverse()
    const channel = channelOf(platform, ticket.type)
    const carried = await loadMessageExtras(platform, db, { channel, cipher: plaintextCipher }, taken)
    const messages = taken.map((entry) => {
      const { contact, date, content, attachments } = presentMessage(entry, plaintextCipher, carried)
      return { name: contact.name, date, content, files: attachments.map(({ name }) => name) }
    })
    const { title } = splitTitle(ticket.title)
    const { mailReplyTo } = config
    const mailUid = await mailer.write(db, {
      to: email,
      subject: ticketForwardedSubject(title),
      ...mailOf(ticketForwardedMail, {
        staffName: (await staffAuthor(db, viewer)).name,
        title,
        note,
        messages,
        shortened: entries.length > taken.length,
        answerable: mailReplyTo !== undefined,
      }),
      ...(mailReplyTo ? { headers: { 'Reply-To': `${mailReplyTo.local}@${mailReplyTo.domain}` } } : {}),
    })
    await recordTicketMail(platform, db, ticket.uid, mailUid)
    await addGeneratedNote(platform, db, viewer, ticket, `Demande transférée par e-mail à ${email}.`)
    await writeAudit(db, clock, { actor: viewer.uid, action: 'tickets.forward', target: ticket.uid })
  })
}
