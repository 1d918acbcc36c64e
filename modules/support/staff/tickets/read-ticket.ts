import type { Page } from '../../../../contracts/paging.ts'
import { fillReply, unknownVariables } from '../../../../contracts/support/fill-reply.ts'
import type { StaffTicketWithMessages } from '../../../../contracts/support/staff-tickets.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../../platform/staff/index.ts'
import { readHeld } from '../../held/read-held.ts'
import { mailsOf } from '../../incoming/mails-of.ts'
import { withdrawUnreadNotice } from '../../notices/unread-notice.ts'
import { mayReadFreely, rightsIn } from '../../policy.ts'
import { notifyRead, notifyTyping } from '../../streaming/ephemeral-events.ts'
import { findSatisfaction } from '../../surveys/answer.ts'
import { channelOf, cipherOf } from '../../ticket-channel.ts'
import { loadMessageExtras } from '../../tickets/messages/message-extras.ts'
import { presentStaffMessage, titlePlace } from '../../tickets/present.ts'
import { presentOneForStaff } from '../../tickets/present-for-staff.ts'
import { countSeenByPerson, saveReadMark } from '../../tickets/queries-tickets.ts'
import { type Paging, readEntries } from '../../tickets/read-tickets.ts'
import {
  admitAnswer,
  admitReading,
  findStaffTicket,
  requireMemberConsent,
  staffAuthor,
} from '../../tickets/staff-access.ts'
import { savedReplies } from '../saved-replies/index.ts'

export type Context = StaffContext<Platform, Viewer>

/**
 * One ticket with a page of its entries, including notes.
 * @param reason why another coach's discussion is read
 * @throws 403, 404
 */
export async function readTicket(
  { ports, db, actor }: Context,
  asked: string,
  { reason, ...paging }: Paging & { reason?: string | undefined },
): Promise<{ payload: StaffTicketWithMessages; page: Page }> {
  const ticket = await findStaffTicket(db, actor, asked)
  const { uid } = ticket
  await admitReading(ports, db, actor, ticket, reason)
  const channel = channelOf(ports, ticket.type)
  const cipher = await cipherOf(ports, db, channel, uid)
  const { entries, page } = await readEntries(ports, db, uid, ['message', 'note'], paging)
  const uids = entries.map((entry) => entry.uid)
  const carried = await loadMessageExtras(ports, db, { channel, cipher }, entries)
  const mails = await mailsOf(db, uids)
  const messages = entries.map((entry) => ({
    ...presentStaffMessage(entry, cipher, carried),
    ...mails.get(entry.uid),
  }))
  const satisfaction = await findSatisfaction(db, uid, cipher)
  const unseen = Math.max(0, ticket.staffMessages - (await countSeenByPerson(db, uid, ticket.ownerUid)))
  const head = await presentOneForStaff(ports, db, actor, ticket)
  const held = await readHeld(ports, db, { channel, cipher, ticketUid: uid })
  return { payload: { ...head, messages, held, satisfaction, unseen, may: rightsIn(actor, ticket) }, page }
}

/** The user sees the mark as "vu": only staff who may read without a reason set one. @throws 403, 404 */
export async function markSeen({ ports, db, actor }: Context, uid: string): Promise<void> {
  const ticket = await findStaffTicket(db, actor, uid)
  if (!mayReadFreely(actor, ticket)) throw forbidden()
  await requireMemberConsent(ports, db, ticket)
  const moved = await saveReadMark(db, ticket.uid, actor.uid, ticket.personMessages)
  if (!moved) return
  await notifyRead(ports, db, ticket, actor.uid)
  await withdrawUnreadNotice(ports, db, ticket, 'staff', actor.uid)
}

/** Only staff who may answer are shown as typing. @throws 403, 404 */
export async function notifyStaffTyping({ ports, db, actor }: Context, uid: string): Promise<void> {
  await admitAnswer(ports, db, actor, await findStaffTicket(db, actor, uid))
  await notifyTyping(ports, db, uid, await staffAuthor(db, actor))
}

/** @throws 403, 404 */
export async function fillSavedReply(context: Context, { uid, reply }: { uid: string; reply: string }) {
  const { ports, db, actor } = context
  const ticket = await findStaffTicket(db, actor, uid)
  await admitAnswer(ports, db, actor, ticket)
  const { content } = await savedReplies.read(context, reply)
  const cipher = await cipherOf(ports, db, channelOf(ports, ticket.type), ticket.uid)
  const title = cipher.decrypt(titlePlace, ticket.title)
  const { name: staffName } = await staffAuthor(db, actor)
  const facts = { name: ticket.contactName, title, staffName }
  return { content: fillReply(content, facts), unknown: unknownVariables(content) }
}
