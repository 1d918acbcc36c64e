import type { StaffTicket } from '../../contracts/staff-tickets.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { findUndeliverable } from './incoming/queries-incoming.ts'
import { mayRead } from './policy.ts'
import { presentStaffTicket, titlePlace } from './present.ts'
import type { SeenTicket } from './queries-rows.ts'
import { roomOf, type Seal } from './room.ts'
import { listAnswers } from './surveys/queries-surveys.ts'

/** Stands for the title of a discussion that is another's. */
const neutralTitle = 'Discussion'

interface RoomView {
  sealOf(uid: string): Seal
  emails: Map<string, string>
  undeliverable: Map<string, Date>
  ratings: Map<string, number | null>
}

async function viewOfRoom(platform: Platform, db: Database, type: string, tickets: SeenTicket[]): Promise<RoomView> {
  const room = roomOf(type)
  const uids = tickets.map((ticket) => ticket.uid)
  const sealOf = await room.seals(platform, db, uids)
  const ratings = new Map((await listAnswers(db, uids)).map(({ ticketUid, rating }) => [ticketUid, rating]))
  const owners = type === 'contact' ? [...new Set(tickets.map((ticket) => ticket.ownerUid))] : []
  const emails = await room.emailsOf(db, tickets)
  return { sealOf, emails, undeliverable: await findUndeliverable(db, owners), ratings }
}

/** A page of tickets as that member of staff may see them: a constant number of queries, whatever the page holds. */
export async function presentForStaff(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  tickets: SeenTicket[],
): Promise<StaffTicket[]> {
  const views = new Map<string, RoomView>()
  for (const [type, ofType] of Map.groupBy(tickets, (ticket) => ticket.type)) {
    views.set(type, await viewOfRoom(platform, db, type, ofType))
  }
  const now = platform.clock.now()
  return tickets.map((ticket) => {
    const view = views.get(ticket.type)
    const open = view && mayRead(viewer, ticket) === 'yes'
    const title = open ? view.sealOf(ticket.uid).open(titlePlace, ticket.title) : neutralTitle
    const email = view?.emails.get(ticket.ownerUid) ?? ''
    const rating = open ? (view.ratings.get(ticket.uid) ?? null) : null
    const undeliverableAt = view?.undeliverable.get(ticket.ownerUid)
    return presentStaffTicket(ticket, { title, email, rating, undeliverableAt }, now)
  })
}

export async function presentOneForStaff(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  ticket: SeenTicket,
): Promise<StaffTicket> {
  const [presented] = await presentForStaff(platform, db, viewer, [ticket])
  if (!presented) throw new Error('a ticket was not presented')
  return presented
}
