import { messages } from '../../../../contracts/messages.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { forbidden, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { bodyOf } from '../../../../platform/mailer/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { contactErasedMail, contactErasedSubject } from '../../mails/contact-erased.tsx'
import type { Person } from '../../ticket-channel.ts'
import { findStaffTicket } from '../staff-access.ts'
import { eraseIdleContacts, eraseTickets } from './erase-tickets.ts'
import { lockTicketsOfContact } from './queries-retention.ts'

type Erasing = Pick<Platform, 'clock' | 'events' | 'extensions' | 'mailer'>

/** The last mail contains the address: it is retried, or stays readable without SMTP, for this time only. */
const mailMilliseconds = 7 * 86_400_000

interface Request {
  contactUid: string
  email: string
  /** null: the person did it with the mailed link */
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
      kind: contactErasedMail.name,
      subject: contactErasedSubject,
      body: bodyOf(contactErasedMail, {}),
      forgetAt: new Date(clock.now().getTime() + mailMilliseconds),
    })
  })
}

/** Erases all tickets of the person who holds the mailed link, with everything stored about them. */
export const eraseOwnContact = (platform: Erasing, db: Database, { ownerUid, email }: Person): Promise<void> =>
  erase(platform, db, { contactUid: ownerUid, email, actor: null })

/**
 * Erases a contact when the person asked staff for it. Members erase their discussions with their account.
 * @param request a ticket and the address of its person: a mistyped one then erases nobody else
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
