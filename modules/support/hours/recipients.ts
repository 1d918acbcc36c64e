import type { SupportType } from '../../../contracts/support/support.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findUsers, listStaff, type User } from '../../accounts/index.ts'
import { listRunningCovers } from '../covers/queries-covers.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'

const teamOf = (type: SupportType) => (type === 'contact' ? 'support' : 'coach')

/** The assignee or the covering coach, unless suspended; otherwise all staff who could take the ticket. */
export async function recipientsOf(
  db: Database,
  tickets: readonly TicketRow[],
  now: Date,
): Promise<Map<string, User[]>> {
  const coverOf = new Map((await listRunningCovers(db, now)).map(({ coachUid, coverUid }) => [coachUid, coverUid]))
  const answering = ({ type, assigneeUid }: TicketRow) =>
    (type === 'coaching' && assigneeUid ? coverOf.get(assigneeUid) : undefined) ?? assigneeUid
  const assigned = await findUsers(db, [...new Set(tickets.flatMap((ticket) => answering(ticket) ?? []))])
  const owners = new Map(assigned.filter((user) => !user.suspendedAt).map((user) => [user.uid, user]))
  const teams = { contact: await listStaff(db, teamOf('contact')), coaching: await listStaff(db, teamOf('coaching')) }
  return new Map(
    tickets.map((ticket) => {
      const owner = owners.get(answering(ticket) ?? '')
      return [ticket.uid, owner ? [owner] : teams[ticket.type]]
    }),
  )
}
