import { messages } from '../../../contracts/messages.ts'
import type { StaffTicket, StaffTicketChange } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { displayName, findUser } from '../../accounts/index.ts'
import { canChangeStatus, mayAssign, mayChange, mayReassign, statusAt, worksIn } from '../policy.ts'
import { publishEphemeral } from '../streaming/ephemeral-events.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketWriting } from '../ticket-platform.ts'
import { appendEntries, type NewEntry } from './messages/append-entries.ts'
import { ticketLockedError } from './own-ticket.ts'
import { presentOneForStaff } from './present-for-staff.ts'
import type { TicketRow } from './queries-rows.ts'
import { lockTicket } from './queries-tickets.ts'
import { findStaffTicket } from './staff-access.ts'

const longestSnoozeMilliseconds = 366 * 86_400_000

/**
 * Locks the ticket until the transaction ends.
 * @param version absent when the change depends on no version
 * @throws 403, 404, 409
 */
export async function lockStaffTicket(db: Database, viewer: Viewer, uid: string, version?: number): Promise<TicketRow> {
  const ticket = await lockTicket(db, uid)
  if (!ticket) throw notFound()
  if (!worksIn(viewer, ticket.type) || !mayChange(viewer, ticket)) throw forbidden()
  if (version !== undefined && ticket.version !== version)
    throw conflict([violation('version', messages.versionOutdated)])
  return ticket
}

async function assigneeOf(
  platform: Pick<Platform, 'extensions'>,
  db: Database,
  viewer: Viewer,
  ticket: TicketRow,
  uid: string | null | undefined,
): Promise<Partial<TicketRow>> {
  if (uid === undefined || uid === ticket.assigneeUid) return {}
  if (!mayReassign(viewer, ticket) || !mayAssign(viewer, ticket.type, uid)) throw forbidden()
  if (uid === null) return { assigneeUid: null, assigneeName: null, claimedByEntry: null }
  const user = await findUser(db, uid)
  if (!user || !channelOf(platform, ticket.type).canWork(user)) {
    const sentence = ticket.type === 'coaching' ? 'Seule une coach suit un échange.' : messages.choice
    throw invalid([violation('assignee', sentence)])
  }
  return { assigneeUid: uid, assigneeName: displayName(user), claimedByEntry: null }
}

/** @throws 400 in coaching: a tag is stored in plain text and would reveal encrypted content */
function tagsOf(ticket: TicketRow, tags: string[] | undefined): Partial<TicketRow> {
  if (tags === undefined) return {}
  if (ticket.type === 'coaching' && tags.length > 0) throw invalid([violation('tags', messages.unknown)])
  return tags.join('\n') === ticket.tags.join('\n') ? {} : { tags }
}

/** @throws 400 for a time that has passed, or is farther than a year */
function snoozeOf(ticket: TicketRow, until: string | null | undefined, now: Date): Partial<TicketRow> {
  if (until === undefined) return {}
  if (until === null) return ticket.snoozedUntil === null ? {} : { snoozedUntil: null }
  const snoozedUntil = new Date(until)
  if (snoozedUntil <= now || snoozedUntil.getTime() > now.getTime() + longestSnoozeMilliseconds) {
    throw invalid([violation('snoozedUntil', messages.snoozeTime)])
  }
  return { snoozedUntil }
}

/** @throws 409 for a status change that staff may not make */
function statusDrafts(ticket: TicketRow, change: StaffTicketChange, taken: boolean, now: Date): NewEntry[] {
  const current = statusAt(ticket, now)
  if (current === 'locked' && (taken || (change.status && change.status !== 'locked'))) throw ticketLockedError()
  const wanted = change.status ?? (taken && current === 'new' ? 'pending' : current)
  if (!canChangeStatus(current, wanted)) {
    throw conflict([violation('status', 'Ce changement de statut n’est pas possible.')])
  }
  return wanted === current ? [] : [{ kind: 'status', status: wanted }]
}

/**
 * Changes status, assignee, tags and snooze time. Assigning a new ticket for the first time makes it pending.
 * @throws 400, 403, 404, 409 when the version is outdated or the status change is not allowed
 */
export function changeTicket(
  platform: TicketWriting,
  db: Database,
  viewer: Viewer,
  { uid, ...change }: StaffTicketChange & { uid: string },
): Promise<StaffTicket> {
  return db.transaction(async (db) => {
    const ticket = await lockStaffTicket(db, viewer, uid, change.version)
    const also = {
      ...(await assigneeOf(platform, db, viewer, ticket, change.assignee)),
      ...tagsOf(ticket, change.tags),
      ...snoozeOf(ticket, change.snoozedUntil, platform.clock.now()),
    }
    const drafts = statusDrafts(ticket, change, Boolean(also.assigneeUid), platform.clock.now())
    if (drafts.length > 0 || Object.keys(also).length > 0) {
      const cipher = await cipherOf(platform, db, channelOf(platform, ticket.type), uid)
      await appendEntries(platform, db, { ticket, cipher, drafts, also })
      if (ticket.type === 'coaching' && 'assigneeUid' in also) await publishEphemeral(platform, db, uid, 'transfer')
    }
    return presentOneForStaff(platform, db, viewer, await findStaffTicket(db, viewer, uid))
  })
}
