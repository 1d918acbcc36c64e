import type { QueryOf } from '../../../../contracts/call.ts'
import { readReported } from '../../../../contracts/support/staff-ticket-report.ts'
import { staffTickets } from '../../../../contracts/support/staff-tickets.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { mostListed } from '../../../../platform/paging/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type Actor, type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { type CoveringViewer, withCovered } from '../../covers/covered.ts'
import { isAgent, worksIn } from '../../policy.ts'
import { presentForStaff } from '../../tickets/present-for-staff.ts'
import type { SeenTicket } from '../../tickets/queries-rows.ts'
import { findTicket } from '../../tickets/queries-tickets.ts'
import { scopeIn } from './count-views.ts'
import { countStaffTickets, listStaffTickets, type StaffListing } from './queries.ts'

const { path, list } = staffTickets

function listingOf(viewer: CoveringViewer, now: Date, query: QueryOf<typeof list>): StaffListing {
  const { filter, q, sort, order, page, perPage } = query
  return {
    scope: scopeIn(viewer, filter?.type),
    readerUid: viewer.uid,
    uids: filter?.uid,
    statuses: filter?.status,
    assignee: filter?.assignee,
    unassigned: filter?.unassigned,
    waiting: filter?.waiting,
    snoozed: filter?.snoozed,
    now,
    overdue: filter?.overdue,
    tags: filter?.tags,
    counted: filter?.counted,
    reported: filter?.reported === undefined ? undefined : readReported(filter.reported),
    category: filter?.category,
    uncategorised: filter?.uncategorised,
    untagged: filter?.untagged,
    q,
    sort,
    order,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

/** The viewer whose rights and read marks determine the presentation. */
function readerOf(actor: Actor): Viewer {
  if (actor === 'system') throw forbidden()
  return actor
}

/** Reading a ticket may be recorded, and changing one is a step in a conversation: both are separate actions. */
export const tickets = staffResource({
  calls: { path, list },
  policy: { read: isAgent, row: (viewer, { type }) => worksIn(viewer, type) },
  unknown: 'Introuvable.',
  source: {
    async list({ ports, db, actor }: StaffContext<Platform>, query) {
      const viewer = await withCovered(ports, db, readerOf(actor))
      const listing = listingOf(viewer, ports.clock.now(), query)
      const rows = await listStaffTickets(db, listing)
      const total = await countStaffTickets(db, listing)
      return total > mostListed ? { rows, total: mostListed, capped: true } : { rows, total }
    },
    find: ({ db, actor }, uid) => findTicket(db, uid, readerOf(actor).uid),
  },
  present: async (rows: readonly SeenTicket[], { ports, db, actor }: StaffContext<Platform>) =>
    presentForStaff(ports, db, await withCovered(ports, db, readerOf(actor)), [...rows]),
})
