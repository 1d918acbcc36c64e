import type { SupportType, TicketStatus } from '../../contracts/support.ts'
import type { Acl, Viewer } from '../../platform/sessions/index.ts'

const dayMilliseconds = 86_400_000
const lockAfterMilliseconds = 14 * dayMilliseconds
export const tokenLifetimeMilliseconds = 30 * dayMilliseconds

/** Tickets closed before that moment are locked. */
export const lockedIfClosedBefore = (now: Date): Date => new Date(now.getTime() - lockAfterMilliseconds)

/** The status in effect now: a ticket due to be locked counts as locked before the sweep has stored it. */
export function statusAt(ticket: { status: TicketStatus; closedAt: Date | null }, now: Date): TicketStatus {
  const due = ticket.status === 'closed' && ticket.closedAt && ticket.closedAt <= lockedIfClosedBefore(now)
  return due ? 'locked' : ticket.status
}

/** A user message: a ticket that waited for the user, or was closed, is pending again. */
export const statusAfterPerson = (status: TicketStatus): TicketStatus => (status === 'new' ? 'new' : 'pending')

/** A staff answer: the ticket waits for the user, but a closed one becomes pending again first. */
export const statusAfterStaff = (status: TicketStatus): TicketStatus => (status === 'closed' ? 'pending' : 'waiting')

const byStaff: Record<TicketStatus, readonly TicketStatus[]> = {
  new: ['pending', 'waiting', 'closed', 'locked'],
  pending: ['waiting', 'closed', 'locked'],
  waiting: ['pending', 'closed', 'locked'],
  closed: ['pending', 'waiting', 'locked'],
  locked: [],
}

export const mayBecome = (from: TicketStatus, to: TicketStatus): boolean => from === to || byStaff[from].includes(to)

export type StaffRight = 'no' | 'with-reason' | 'yes'

interface Assigned {
  type: SupportType
  assigneeUid: string | null
  status?: TicketStatus
}

type StaffViewer = Pick<Viewer, 'uid'> & { acl: Pick<Acl, 'coach' | 'support' | 'admin'> }

/** Does the viewer work in that channel at all? */
export const worksIn = ({ acl }: StaffViewer, type: SupportType): boolean =>
  acl.admin || (type === 'contact' ? acl.support : acl.coach)

/** Does the viewer work in any of them? */
export const isAgent = ({ acl }: StaffViewer): boolean => acl.support || acl.coach || acl.admin

/** How the whole team does is the owner's to see. */
export const seesFigures = ({ acl }: StaffViewer): boolean => acl.admin

/** A reply for both areas may be changed by staff of either. */
export const mayUseReply = (viewer: StaffViewer, { type }: { type: SupportType | null }): boolean =>
  type === null || worksIn(viewer, type)

const isHers = (viewer: StaffViewer, ticket: Assigned): boolean => ticket.assigneeUid === viewer.uid

/** Another coach or the owner reads a member's discussion only with a reason, which the member will see. */
export function mayRead(viewer: StaffViewer, ticket: Assigned): StaffRight {
  if (!worksIn(viewer, ticket.type)) return 'no'
  if (ticket.type === 'contact') return 'yes'
  // An unassigned discussion is open to coaches so that one of them takes it; one that has ended waits for none.
  const isAwaiting = ticket.assigneeUid === null && ticket.status !== 'locked'
  if (isHers(viewer, ticket) || (viewer.acl.coach && isAwaiting)) return 'yes'
  return 'with-reason'
}

export const mayReadFreely = (viewer: StaffViewer, ticket: Assigned): boolean => mayRead(viewer, ticket) === 'yes'

/** Does the viewer still have access to it? The ticket may have been reassigned meanwhile. */
export function mayStillRead(viewer: StaffViewer, ticket: Assigned | undefined, reason: string | undefined): boolean {
  const right = ticket ? mayRead(viewer, ticket) : 'no'
  return right === 'yes' || (right === 'with-reason' && reason !== undefined)
}

/** Working hours are changed by the member of staff they belong to, or by the owner. */
export const mayChangeHours = (viewer: StaffViewer, staffUid: string): boolean =>
  viewer.uid === staffUid || viewer.acl.admin

/** Only a coach answers in coaching, and only in an own or unassigned discussion. */
export function mayAnswer(viewer: StaffViewer, ticket: Assigned): boolean {
  if (ticket.type === 'contact') return worksIn(viewer, 'contact')
  return viewer.acl.coach && (isHers(viewer, ticket) || ticket.assigneeUid === null)
}

/** Statuses and assignments reveal no message: the owner may change them in every discussion. */
export const mayChange = (viewer: StaffViewer, ticket: Assigned): boolean =>
  viewer.acl.admin || mayAnswer(viewer, ticket)

/** Sent with a ticket, so that a button shows only where its call would succeed. */
export const rightsIn = (viewer: StaffViewer, ticket: Assigned) => ({
  answer: mayAnswer(viewer, ticket),
  change: mayChange(viewer, ticket),
  handOver: ticket.type === 'coaching' && ticket.assigneeUid !== null && mayChange(viewer, ticket),
})

/** A coach may take or release a discussion; only the owner assigns it to another coach. */
export const mayAssign = (viewer: StaffViewer, type: SupportType, assigneeUid: string | null): boolean =>
  type === 'contact' || viewer.acl.admin || assigneeUid === null || assigneeUid === viewer.uid

export interface StaffScope {
  types: SupportType[]
  /** if set, only discussions of that coach and unassigned ones */
  coachUid: string | null
}

/** The tickets that the viewer may list. */
export function staffScope(viewer: StaffViewer): StaffScope {
  const types = (['contact', 'coaching'] as const).filter((type) => worksIn(viewer, type))
  return { types, coachUid: viewer.acl.admin ? null : viewer.uid }
}

/** May the viewer list that ticket? The same rule as `withinScope` in SQL. */
export const isInScope = ({ types, coachUid }: StaffScope, { type, assigneeUid }: Assigned): boolean =>
  types.includes(type) && (type === 'contact' || coachUid === null || assigneeUid === null || assigneeUid === coachUid)

/** Help desk tickets are assigned to support and admins who are not suspended. */
export const mayHelp = (user: { roles: readonly string[]; suspendedAt: Date | null }): boolean =>
  !user.suspendedAt && (user.roles.includes('support') || user.roles.includes('admin'))
