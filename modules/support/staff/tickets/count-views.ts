import type { TicketViewCounts } from '../../../../contracts/support/staff-ticket-list.ts'
import type { SupportType } from '../../../../contracts/support/support.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import type { CoveringViewer } from '../../covers/covered.ts'
import { openStatuses, type StaffScope, staffScope, worksIn } from '../../policy.ts'
import { countViews, type ViewSelection } from './queries.ts'
import type { Context } from './read-ticket.ts'

/**
 * The tickets that the viewer may list, optionally of one channel.
 * @throws 403 for a channel where the viewer does not work
 */
export function scopeIn(viewer: CoveringViewer, type: SupportType | undefined): StaffScope {
  // An empty list would look as if the channel held no tickets.
  if (type && !worksIn(viewer, type)) throw forbidden()
  const { types, coachUids } = staffScope(viewer)
  return { types: type ? types.filter((one) => one === type) : types, coachUids }
}

export function countTicketViews(
  { ports, db }: Pick<Context, 'ports' | 'db'>,
  viewer: CoveringViewer,
  type: SupportType | undefined,
): Promise<TicketViewCounts> {
  const all: ViewSelection = { scope: scopeIn(viewer, type), now: ports.clock.now() }
  const open = { ...all, statuses: openStatuses }
  return countViews(db, {
    open,
    mine: { ...open, assignee: viewer.uid },
    unassigned: { ...open, unassigned: true },
    waiting: { ...all, waiting: true },
  })
}
