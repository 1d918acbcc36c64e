import type { BodyOf } from '../../../../contracts/call.ts'
import type { openStaffTicket } from '../../../../contracts/support/staff-contacts.ts'
import type { StaffTicket } from '../../../../contracts/support/staff-tickets.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { findUidByProvedEmail } from '../../../accounts/index.ts'
import { worksAtHelpDesk } from '../../policy.ts'
import { channelOf } from '../../ticket-channel.ts'
import type { TicketOpening } from '../../ticket-platform.ts'
import { addGeneratedNote } from '../hand-over.ts'
import { openTicket } from '../open-ticket.ts'
import { presentOneForStaff } from '../present-for-staff.ts'
import { lockTicket } from '../queries-tickets.ts'
import { findStaffTicket } from '../staff-access.ts'
import { mailTicketOpened } from './mail-ticket.ts'
import { newContact, saveContact } from './queries-contacts.ts'

/**
 * Staff open a contact ticket for a person who telephoned or wrote elsewhere. It is the person's own: they get the link
 * by mail, and a note says who opened it.
 * @throws 403
 */
export async function openForPerson(
  platform: TicketOpening & Pick<Platform, 'extensions'>,
  db: Database,
  viewer: Viewer,
  { email, name, title, message }: BodyOf<typeof openStaffTicket>,
): Promise<StaffTicket> {
  if (!worksAtHelpDesk(viewer)) throw forbidden()
  return db.transaction(async (db) => {
    const contact = await saveContact(db, newContact(email, platform.clock.now()))
    const { uid, messages, answerBy } = await openTicket(platform, db, channelOf(platform, 'contact'), {
      person: { ownerUid: contact.uid, contactUid: contact.uid, name, email },
      title,
      message,
      userUid: await findUidByProvedEmail(db, email),
    })
    const opened = await lockTicket(db, uid)
    if (!opened) throw new Error('the opened request is gone')
    await addGeneratedNote(platform, db, viewer, opened, 'Demande ouverte par l’équipe au nom de la personne.')
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'tickets.open', target: uid })
    await mailTicketOpened(platform, db, {
      uid,
      ownerUid: contact.uid,
      contactName: name,
      contactEmail: email,
      answerBy,
      byTeam: true,
    })
    const ticket = await presentOneForStaff(platform, db, viewer, await findStaffTicket(db, viewer, uid))
    return { ...ticket, messages: messages.map((one) => ({ ...one, internal: false })) }
  })
}
