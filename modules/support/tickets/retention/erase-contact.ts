import { messages } from '../../../../contracts/messages.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { forbidden, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { mailOf } from '../../../../platform/mailer/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { contactErasedMail, contactErasedSubject } from '../../mails/contact-erased.tsx'
import type { Person } from '../../ticket-channel.ts'
import { findStaffTicket } from '../staff-access.ts'
import { eraseIdleContacts, eraseTickets } from './erase-tickets.ts'
import { lockTicketsOfContact } from './queries-retention.ts'

type Erasing = Pick<Platform, 'clock' | 'events' | 'extensions' | 'mailer'>

/** Lifetime of the last mail, which contains the erased address: time for retries, or to read it without SMTP. */
const mailMilliseconds = 7 * 86_400_000

interface Request {
  contactUid: string
  email: string
  /** null: the person used the mailed link */
  actor: string | null
}

async function erase(platform: Erasing, db: Database, { contactUid, email, actor }: Request): Promise<void> {
  const { clock, mailer } = platform
  await db.transaction(async (db) => {
    await eraseTickets(platform, db, await lockTicketsOfContact(db, contactUid))
    await eraseIdleContacts(db, [contactUid])
    await writeAudit(db, clock, { actor, action: 'contacts.erase', target: contactUid })
    await mailer.write(db, {
      to: email,
      subject: contactErasedSubject,
      ...mailOf(contactErasedMail, {}),
      forgetAt: new Date(clock.now().getTime() + mailMilliseconds),
    })
  })
}

export const eraseOwnContact = (platform: Erasing, db: Database, { ownerUid, email }: Person): Promise<void> =>
  erase(platform, db, { contactUid: ownerUid, email, actor: null })

/**
 * Erases a contact at the person's request. Members erase their discussions with their account.
 * @param request a ticket and its person's address: if they do not match, nothing is erased
 * @throws 400, 403, 404
 */
export async function eraseContactForStaff(
  platform: Erasing,
  db: Database,
  viewer: Viewer,
  request: { uid: string; email: string },
): Promise<void> {
  const ticket = await findStaffTicket(db, viewer, request.uid)
  if (ticket.type !== 'contact') throw forbidden()
  const { ownerUid: contactUid, contactEmail: email } = ticket
  if (email === null || email !== request.email) throw invalid([violation('email', messages.invalid)])
  await erase(platform, db, { contactUid, email, actor: viewer.uid })
}
