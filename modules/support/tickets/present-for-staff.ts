import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { Cipher } from '../cipher.ts'
import { findUndeliverable } from '../incoming/queries-incoming.ts'
import { mayReadFreely } from '../policy.ts'
import { listAnswers } from '../surveys/queries-surveys.ts'
import { channelOf } from '../ticket-channel.ts'
import { presentStaffTicket, titlePlace } from './present.ts'
import type { SeenTicket } from './queries-rows.ts'

/** Replaces the title of another coach's discussion, and of one whose member withdrew consent. */
const neutralTitle = 'Discussion'

interface ChannelView {
  cipherOf(uid: string): Cipher
  emails: Map<string, string>
  undeliverable: Map<string, Date>
  ratings: Map<string, number | null>
  withheld: ReadonlySet<string>
}

async function viewOfChannel(
  platform: Pick<Platform, 'extensions' | 'keyring'>,
  db: Database,
  type: string,
  tickets: SeenTicket[],
): Promise<ChannelView> {
  const channel = channelOf(platform, type)
  const uids = tickets.map((ticket) => ticket.uid)
  const cipherOf = await channel.ciphers(platform, db, uids)
  const ratings = new Map((await listAnswers(db, uids)).map(({ ticketUid, rating }) => [ticketUid, rating]))
  const owners = type === 'contact' ? [...new Set(tickets.map((ticket) => ticket.ownerUid))] : []
  const emails = await channel.emailsOf(db, tickets)
  const withheld = await channel.withheldOwners(db, [...new Set(tickets.map((ticket) => ticket.ownerUid))])
  return { cipherOf, emails, undeliverable: await findUndeliverable(db, owners), ratings, withheld }
}

/** Presents a page of tickets for that member of staff with a constant number of queries, whatever the page size. */
export async function presentForStaff(
  platform: Pick<Platform, 'clock' | 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  tickets: SeenTicket[],
): Promise<StaffTicket[]> {
  const views = new Map<string, ChannelView>()
  for (const [type, ofType] of Map.groupBy(tickets, (ticket) => ticket.type)) {
    views.set(type, await viewOfChannel(platform, db, type, ofType))
  }
  const now = platform.clock.now()
  return tickets.map((ticket) => {
    const view = views.get(ticket.type)
    const withheld = view?.withheld.has(ticket.ownerUid) === true
    const open = view && !withheld && mayReadFreely(viewer, ticket)
    const title = open ? view.cipherOf(ticket.uid).decrypt(titlePlace, ticket.title) : neutralTitle
    const email = view?.emails.get(ticket.ownerUid) ?? ''
    const rating = open ? (view.ratings.get(ticket.uid) ?? null) : null
    const undeliverableAt = view?.undeliverable.get(ticket.ownerUid)
    return presentStaffTicket(ticket, { title, email, rating, undeliverableAt, withheld }, now)
  })
}

export async function presentOneForStaff(
  platform: Pick<Platform, 'clock' | 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  ticket: SeenTicket,
): Promise<StaffTicket> {
  const [presented] = await presentForStaff(platform, db, viewer, [ticket])
  if (!presented) throw new Error('a ticket was not presented')
  return presented
}
