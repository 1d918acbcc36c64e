import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { Cipher } from '../cipher.ts'
import { findUndeliverable } from '../incoming/queries-incoming.ts'
import { mayRead, mayReadFreely } from '../policy.ts'
import { listAnswers } from '../surveys/queries-surveys.ts'
import { channelOf } from '../ticket-channel.ts'
import { listLastMessages } from './messages/queries-entries.ts'
import { presentStaffTicket, titlePlace } from './present.ts'
import type { EntryRow, SeenTicket } from './queries-rows.ts'

/** Shown instead of the title of another coach's discussion, or of one whose member withdrew consent. */
const neutralTitle = 'Discussion'

/** Longest excerpt in a row. Characters. */
const excerptLength = 160

/** First non-empty line of a message. */
const excerptOf = (content: string): string =>
  [...(content.trim().split('\n', 1)[0] ?? '')].slice(0, excerptLength).join('')

interface ChannelView {
  cipherOf(uid: string): Cipher
  titleOf(ticket: SeenTicket): string
  emails: Map<string, string>
  undeliverable: Map<string, Date>
  ratings: Map<string, number | null>
  withheld: ReadonlySet<string>
  /** latest message of each ticket that the viewer may read */
  latest: Map<string, EntryRow>
}

async function viewOfChannel(
  platform: Pick<Platform, 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  { type, tickets }: { type: string; tickets: SeenTicket[] },
): Promise<ChannelView> {
  const channel = channelOf(platform, type)
  const uids = tickets.map((ticket) => ticket.uid)
  const cipherOf = await channel.ciphers(platform, db, uids)
  const ratings = new Map((await listAnswers(db, uids)).map(({ ticketUid, rating }) => [ticketUid, rating]))
  const owners = type === 'contact' ? [...new Set(tickets.map((ticket) => ticket.ownerUid))] : []
  const emails = await channel.emailsOf(db, tickets)
  const withheld = await channel.withheldOwners(db, [...new Set(tickets.map((ticket) => ticket.ownerUid))])
  // Members see each reading by a covering coach: a list must not cause one.
  const readable = tickets.filter((one) => mayRead(viewer, one) === 'yes' && !withheld.has(one.ownerUid))
  const messages = await listLastMessages(
    db,
    readable.map(({ uid }) => uid),
  )
  const latest = new Map(messages.map((entry) => [entry.ticketUid, entry]))
  const present = await channel.presentTitles?.(db)
  function titleOf({ uid, title }: SeenTicket): string {
    const written = cipherOf(uid).decrypt(titlePlace, title)
    return present?.(written) ?? written
  }
  return { cipherOf, titleOf, emails, undeliverable: await findUndeliverable(db, owners), ratings, withheld, latest }
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
    views.set(type, await viewOfChannel(platform, db, viewer, { type, tickets: ofType }))
  }
  const now = platform.clock.now()
  return tickets.map((ticket) => {
    const view = views.get(ticket.type)
    const withheld = view?.withheld.has(ticket.ownerUid) === true
    const open = view && !withheld && mayReadFreely(viewer, ticket)
    const title = open ? view.titleOf(ticket) : neutralTitle
    const email = view?.emails.get(ticket.ownerUid) ?? ''
    const latest = view?.latest.get(ticket.uid)
    const excerpt = view && latest && excerptOf(view.cipherOf(ticket.uid).decrypt(latest.uid, latest.content))
    const rating = open ? (view.ratings.get(ticket.uid) ?? null) : null
    const undeliverableAt = view?.undeliverable.get(ticket.ownerUid)
    return presentStaffTicket(ticket, { title, email, rating, undeliverableAt, withheld, excerpt }, now)
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
