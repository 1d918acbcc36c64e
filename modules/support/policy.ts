import type { SupportType, TicketStatus } from '../../contracts/support/support.ts'
import type { Acl, Viewer } from '../../platform/sessions/index.ts'

const dayMilliseconds = 86_400_000
const lockAfterMilliseconds = 14 * dayMilliseconds
export const tokenLifetimeMilliseconds = 30 * dayMilliseconds

export const openStatuses = ['new', 'pending', 'waiting'] as const satisfies readonly TicketStatus[]

export const lockCutoff = (now: Date): Date => new Date(now.getTime() - lockAfterMilliseconds)

/** The status in effect now: a ticket due to be locked counts as locked before the sweep has stored it. */
export function statusAt(ticket: { status: TicketStatus; closedAt: Date | null }, now: Date): TicketStatus {
  const due = ticket.status === 'closed' && ticket.closedAt && ticket.closedAt <= lockCutoff(now)
  return due ? 'locked' : ticket.status
}

/** Status after a user message: a ticket that waited for the user, or was closed, is pending again. */
export const statusAfterPerson = (status: TicketStatus): TicketStatus => (status === 'new' ? 'new' : 'pending')

/** Status after a staff answer: the ticket waits for the user, but a closed one becomes pending again. */
export const statusAfterStaff = (status: TicketStatus): TicketStatus => (status === 'closed' ? 'pending' : 'waiting')

const byStaff: Record<TicketStatus, readonly TicketStatus[]> = {
  new: ['pending', 'waiting', 'closed', 'locked'],
  pending: ['waiting', 'closed', 'locked'],
  waiting: ['pending', 'closed', 'locked'],
  closed: ['pending', 'waiting', 'locked'],
  locked: [],
}

export const canChangeStatus = (from: TicketStatus, to: TicketStatus): boolean =>
  from === to || byStaff[from].includes(to)

/** `as-cover`: needs no reason, but the member sees the reading like that of any colleague of their coach. */
export type StaffRight = 'no' | 'with-reason' | 'as-cover' | 'yes'

interface Assigned {
  type: SupportType
  assigneeUid: string | null
  status?: TicketStatus
}

type StaffViewer = Pick<Viewer, 'uid'> & {
  acl: Pick<Acl, 'coach' | 'support' | 'admin'>
  /** the coaches whom the viewer covers now; absent: nobody */
  covered?: ReadonlySet<string>
}

export const worksIn = ({ acl }: StaffViewer, type: SupportType): boolean =>
  acl.admin || (type === 'contact' ? acl.support : acl.coach)

/** Unreadable mails may be from anyone, and contacts write to the help desk: both are handled there. */
export const worksAtHelpDesk = (viewer: StaffViewer): boolean => worksIn(viewer, 'contact')

/** Tells whether the viewer works in any channel. */
export const isAgent = ({ acl }: StaffViewer): boolean => acl.support || acl.coach || acl.admin

/** Only admins see figures about the whole team. */
export const mayReadTeamFigures = ({ acl }: StaffViewer): boolean => acl.admin

/** Staff of either channel may change a reply for both channels. */
export const mayUseReply = (viewer: StaffViewer, { type }: { type: SupportType | null }): boolean =>
  type === null || worksIn(viewer, type)

const isAssignee = (viewer: StaffViewer, ticket: Assigned): boolean => ticket.assigneeUid === viewer.uid

/** Tells whether it is a discussion of a coach whom the viewer covers now. */
const covers = ({ acl, covered }: StaffViewer, { type, assigneeUid }: Assigned): boolean =>
  type === 'coaching' && acl.coach && assigneeUid !== null && covered?.has(assigneeUid) === true

/** Another coach or an admin reads a member's discussion only with a reason, which the member will see. */
export function mayRead(viewer: StaffViewer, ticket: Assigned): StaffRight {
  if (!worksIn(viewer, ticket.type)) return 'no'
  if (ticket.type === 'contact') return 'yes'
  // Any coach may open an unassigned discussion in order to take it, unless it has ended.
  const isAwaiting = ticket.assigneeUid === null && ticket.status !== 'locked'
  if (isAssignee(viewer, ticket) || (viewer.acl.coach && isAwaiting)) return 'yes'
  return covers(viewer, ticket) ? 'as-cover' : 'with-reason'
}

/** Tells whether the viewer may read without giving a reason. */
export const mayReadFreely = (viewer: StaffViewer, ticket: Assigned): boolean =>
  mayRead(viewer, ticket) === 'yes' || mayRead(viewer, ticket) === 'as-cover'

/** Tells whether the viewer still has access to the ticket: it may have been reassigned meanwhile. */
export function mayStillRead(viewer: StaffViewer, ticket: Assigned | undefined, reason: string | undefined): boolean {
  const right = ticket ? mayRead(viewer, ticket) : 'no'
  return right === 'yes' || right === 'as-cover' || (right === 'with-reason' && reason !== undefined)
}

/** Members of staff change their own working hours, admins anyone's. */
export const mayChangeHours = (viewer: StaffViewer, staffUid: string): boolean =>
  viewer.uid === staffUid || viewer.acl.admin

/** Coaches arrange covers for themselves, admins for any coach. */
export const mayArrangeCover = (viewer: StaffViewer, coachUid: string): boolean =>
  viewer.acl.admin || (viewer.acl.coach && viewer.uid === coachUid)

interface Agreement {
  coachUid: string
  coverUid: string
}

/** Only the colleague asked may agree. */
export const mayAgreeToCover = (viewer: StaffViewer, { coverUid }: Agreement): boolean => viewer.uid === coverUid

/** Also decides who may see a cover. */
export const mayCloseCover = (viewer: StaffViewer, { coachUid, coverUid }: Agreement): boolean =>
  viewer.acl.admin || viewer.uid === coachUid || viewer.uid === coverUid

/** In coaching only coaches answer: in their own and unassigned discussions, and in those of coaches whom they cover. */
export function mayAnswer(viewer: StaffViewer, ticket: Assigned): boolean {
  if (ticket.type === 'contact') return worksIn(viewer, 'contact')
  return viewer.acl.coach && (isAssignee(viewer, ticket) || ticket.assigneeUid === null || covers(viewer, ticket))
}

/** Statuses and assignments reveal no message: admins may change them in every discussion. */
export const mayChange = (viewer: StaffViewer, ticket: Assigned): boolean =>
  viewer.acl.admin || mayAnswer(viewer, ticket)

/** Covering a colleague gives no right to reassign their discussions. */
export const mayReassign = (viewer: StaffViewer, ticket: Assigned): boolean =>
  mayChange(viewer, ticket) && (viewer.acl.admin || !covers(viewer, ticket))

/** Rights sent with a ticket, so that a button shows only where its call would succeed. */
export const rightsIn = (viewer: StaffViewer, ticket: Assigned) => ({
  answer: mayAnswer(viewer, ticket),
  change: mayChange(viewer, ticket),
  handOver: ticket.type === 'coaching' && ticket.assigneeUid !== null && mayReassign(viewer, ticket),
})

/** A coach may take or release a discussion; only admins assign it to another coach. */
export const mayAssign = (viewer: StaffViewer, type: SupportType, assigneeUid: string | null): boolean =>
  type === 'contact' || viewer.acl.admin || assigneeUid === null || assigneeUid === viewer.uid

export interface StaffScope {
  types: SupportType[]
  /** if set, only discussions of these coaches and unassigned ones */
  coachUids: readonly string[] | null
}

/** The tickets that the viewer may list. */
export function staffScope(viewer: StaffViewer): StaffScope {
  const types = (['contact', 'coaching'] as const).filter((type) => worksIn(viewer, type))
  return { types, coachUids: viewer.acl.admin ? null : [viewer.uid, ...(viewer.covered ?? [])] }
}

/** Tells whether the viewer may list that ticket. `partsOf` has the same rule in SQL. */
export const isInScope = ({ types, coachUids }: StaffScope, { type, assigneeUid }: Assigned): boolean =>
  types.includes(type) &&
  (type === 'contact' || coachUids === null || assigneeUid === null || coachUids.includes(assigneeUid))

/** Help desk tickets are assigned to support and admins who are not suspended. */
export const mayBeAssignedTickets = (user: { roles: readonly string[]; suspendedAt: Date | null }): boolean =>
  !user.suspendedAt && (user.roles.includes('support') || user.roles.includes('admin'))
