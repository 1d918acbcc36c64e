import type { Role } from '../../../contracts/accounts/roles.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { coverWords } from '../../covers/words.ts'
import { ticketWords } from '../words.ts'

interface Reader {
  uid: string
  roles: readonly Role[]
}

type Assigned = Pick<StaffTicket, 'type' | 'assignee'>

/** Tells whether the coach covers for the assignee: a coach lists a colleague's discussions only then. */
const covers = ({ type, assignee }: Assigned, me: Reader): boolean =>
  type === 'coaching' && assignee?.uid !== me.uid && me.roles.includes('coach') && !me.roles.includes('admin')

export function assigneeText(ticket: Assigned, me: Reader): string {
  const { assignee } = ticket
  if (!assignee) return ticketWords.list.unassigned
  if (assignee.uid === me.uid) return ticketWords.list.yours
  return covers(ticket, me) ? coverWords.inTicket(assignee.name) : ticketWords.list.assignee(assignee.name)
}

/** Short form for a row; undefined if nobody answers the ticket. */
export function assigneeTextInRow(ticket: Assigned, me: Reader): string | undefined {
  const { assignee } = ticket
  if (!assignee) return undefined
  if (assignee.uid === me.uid) return ticketWords.thread.you
  return covers(ticket, me) ? coverWords.inTicket(assignee.name) : assignee.name
}
