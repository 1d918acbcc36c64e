import type { Role } from '../../../contracts/accounts/roles.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { coverWords } from '../../covers/words.ts'
import { ticketWords } from '../words.ts'

interface Reader {
  uid: string
  roles: readonly Role[]
}

/** Names who answers the ticket. A coach lists a colleague's discussions only while covering for them. */
export function whoseText({ type, assignee }: Pick<StaffTicket, 'type' | 'assignee'>, me: Reader): string {
  if (!assignee) return ticketWords.list.unassigned
  if (assignee.uid === me.uid) return ticketWords.list.yours
  const covers = type === 'coaching' && me.roles.includes('coach') && !me.roles.includes('admin')
  return covers ? coverWords.inTicket(assignee.name) : ticketWords.list.assignee(assignee.name)
}
