import type { SupportType, TicketStatus } from '../../contracts/support.ts'
import type { Acl, Viewer } from '../../platform/sessions/index.ts'

const dayMilliseconds = 86_400_000
const lockAfterMilliseconds = 14 * dayMilliseconds
export const tokenLifetimeMilliseconds = 30 * dayMilliseconds

/** What was closed before that moment is finished for good. */
export const lockedIfClosedBefore = (now: Date): Date => new Date(now.getTime() - lockAfterMilliseconds)

/** The status that counts now: a due locking counts before the sweep has written it. */
export function statusAt(ticket: { status: TicketStatus; closedAt: Date | null }, now: Date): TicketStatus {
  const due = ticket.status === 'closed' && ticket.closedAt && ticket.closedAt <= lockedIfClosedBefore(now)
  return due ? 'locked' : ticket.status
}

/** The person wrote: what waited for her, or was closed, is the staff's turn again. */
export const statusAfterPerson = (status: TicketStatus): TicketStatus => (status === 'new' ? 'new' : 'pending')

/** Staff answered: it is the person's turn, but what was closed is open again first, and staff's. */
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
}

type StaffViewer = Pick<Viewer, 'uid'> & { acl: Pick<Acl, 'coach' | 'support' | 'admin'> }

/** Does she work in that room at all? */
export const worksIn = ({ acl }: StaffViewer, type: SupportType): boolean =>
  acl.admin || (type === 'contact' ? acl.support : acl.coach)

/** Does she work in any of them? */
export const isAgent = ({ acl }: StaffViewer): boolean => acl.support || acl.coach || acl.admin

/** One for both areas belongs to everyone who works in either. */
export const mayUseReply = (viewer: StaffViewer, { type }: { type: SupportType | null }): boolean =>
  type === null || worksIn(viewer, type)

const isHers = (viewer: StaffViewer, ticket: Assigned): boolean => ticket.assigneeUid === viewer.uid

/** What a person tells one coach is read by another, or by the owner of the house, only for a reason that she will see. */
export function mayRead(viewer: StaffViewer, ticket: Assigned): StaffRight {
  if (!worksIn(viewer, ticket.type)) return 'no'
  if (ticket.type === 'contact') return 'yes'
  if (isHers(viewer, ticket) || (viewer.acl.coach && ticket.assigneeUid === null)) return 'yes'
  return 'with-reason'
}

export const mayReadFreely = (viewer: StaffViewer, ticket: Assigned): boolean => mayRead(viewer, ticket) === 'yes'

/** May she go on reading what she was let in to? It may have become another's meanwhile. */
export function mayStillRead(viewer: StaffViewer, ticket: Assigned | undefined, reason: string | undefined): boolean {
  const right = ticket ? mayRead(viewer, ticket) : 'no'
  return right === 'yes' || (right === 'with-reason' && reason !== undefined)
}

/** Everyone's working hours are her own to set, or the owner's. */
export const mayChangeHours = (viewer: StaffViewer, staffUid: string): boolean =>
  viewer.uid === staffUid || viewer.acl.admin

/** Only a coach answers in coaching, and only where the discussion is hers or nobody's. */
export function mayAnswer(viewer: StaffViewer, ticket: Assigned): boolean {
  if (ticket.type === 'contact') return worksIn(viewer, 'contact')
  return viewer.acl.coach && (isHers(viewer, ticket) || ticket.assigneeUid === null)
}

/** Statuses and assignments tell nothing of what was said: the owner may settle them anywhere. */
export const mayChange = (viewer: StaffViewer, ticket: Assigned): boolean =>
  viewer.acl.admin || mayAnswer(viewer, ticket)

/** What travels with a ticket, so that a button shows only where it would work. */
export const rightsIn = (viewer: StaffViewer, ticket: Assigned) => ({
  answer: mayAnswer(viewer, ticket),
  change: mayChange(viewer, ticket),
  handOver: ticket.type === 'coaching' && ticket.assigneeUid !== null && mayChange(viewer, ticket),
})

/** A coach takes or gives back; handing a discussion to another coach is the owner's. */
export const mayAssign = (viewer: StaffViewer, type: SupportType, assigneeUid: string | null): boolean =>
  type === 'contact' || viewer.acl.admin || assigneeUid === null || assigneeUid === viewer.uid

export interface StaffScope {
  types: SupportType[]
  /** where set, only discussions of that coach, or of nobody */
  coachUid: string | null
}

/** Which tickets she may see listed. */
export function staffScope(viewer: StaffViewer): StaffScope {
  const types = (['contact', 'coaching'] as const).filter((type) => worksIn(viewer, type))
  return { types, coachUid: viewer.acl.admin ? null : viewer.uid }
}

/** May that ticket be listed for her? As `withinScope` asks the database. */
export const isInScope = ({ types, coachUid }: StaffScope, { type, assigneeUid }: Assigned): boolean =>
  types.includes(type) && (type === 'contact' || coachUid === null || assigneeUid === null || assigneeUid === coachUid)
