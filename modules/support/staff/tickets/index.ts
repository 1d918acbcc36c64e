import type { QueryOf } from '../../../../contracts/call.ts'
import { parseReportedTickets } from '../../../../contracts/support/staff-ticket-report.ts'
import { staffTickets } from '../../../../contracts/support/staff-tickets.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type Actor, type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { listStaff } from '../../../accounts/index.ts'
import { type CoveringViewer, withCoveredCoaches } from '../../covers/covered.ts'
import { isAgent, worksIn } from '../../policy.ts'
import { findContactTicketUids } from '../../tickets/messages/queries-words.ts'
import { presentForStaff } from '../../tickets/present-for-staff.ts'
import type { SeenTicket } from '../../tickets/queries-rows.ts'
import { findTicket } from '../../tickets/queries-tickets.ts'
import { scopeIn } from './count-views.ts'
import { findOwnDiscussions } from './find-own-discussions.ts'
import { countStaffTickets, listStaffTickets, maxTicketsOf, type StaffListing, type TicketSearch } from './queries.ts'

const { path, list } = staffTickets

type Query = QueryOf<typeof list>

function listingOf(viewer: CoveringViewer, now: Date, query: Query): StaffListing {
  const { filter, sort, order, page, perPage } = query
  return {
    scope: scopeIn(viewer, filter?.type),
    readerUid: viewer.uid,
    uids: filter?.uid,
    statuses: filter?.status,
    assignee: filter?.assignee,
    member: filter?.member,
    unassigned: filter?.unassigned,
    waiting: filter?.waiting,
    snoozed: filter?.snoozed,
    now,
    overdue: filter?.overdue,
    tags: filter?.tags,
    counted: filter?.counted,
    reported: filter?.reported === undefined ? undefined : parseReportedTickets(filter.reported),
    category: filter?.category,
    uncategorised: filter?.uncategorised,
    untagged: filter?.untagged,
    sort,
    order,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

/** Coaches search the texts of their own discussions only. */
async function soughtBy(
  { ports, db }: StaffContext<Platform>,
  viewer: Viewer,
  query: Query,
): Promise<TicketSearch | undefined> {
  const q = query.q?.trim()
  if (!q) return undefined
  const searchesOwn = worksIn(viewer, 'coaching') && query.filter?.type !== 'contact'
  const searchesRequests = worksIn(viewer, 'contact') && query.filter?.type !== 'coaching'
  return {
    q,
    requests: searchesRequests ? await findContactTicketUids(db, q) : null,
    discussions: searchesOwn ? await findOwnDiscussions(ports, db, viewer, q) : [],
  }
}

/** The viewer whose rights and read marks determine the presentation. */
function readerOf(actor: Actor): Viewer {
  if (actor === 'system') throw forbidden()
  return actor
}

/** Lists tickets only. Reading a ticket may be recorded and changing one is a step in a conversation: both are separate actions. */
export const tickets = staffResource({
  calls: { path, list },
  policy: { read: isAgent, row: (viewer, { type }) => worksIn(viewer, type) },
  unknown: 'Introuvable.',
  source: {
    async list(context: StaffContext<Platform>, query) {
      const { ports, db, actor } = context
      const viewer = await withCoveredCoaches(ports, db, readerOf(actor))
      const listing = {
        ...listingOf(viewer, ports.clock.now(), query),
        sought: await soughtBy(context, viewer, query),
        noneOf: query.filter?.withoutCoach ? (await listStaff(db, 'coach')).map(({ uid }) => uid) : undefined,
      }
      const [rows, total] = await Promise.all([listStaffTickets(db, listing), countStaffTickets(db, listing)])
      const most = maxTicketsOf(listing)
      return total > most ? { rows, total: most, capped: true } : { rows, total }
    },
    find: ({ db, actor }, uid) => findTicket(db, uid, readerOf(actor).uid),
  },
  present: async (rows: readonly SeenTicket[], { ports, db, actor }: StaffContext<Platform>) =>
    presentForStaff(ports, db, await withCoveredCoaches(ports, db, readerOf(actor)), [...rows]),
})
