import type { StaffTicket, StaffTicketChange } from '../../../contracts/support/staff-tickets.ts'
import { CallError, callFailures } from '../../../relay/call.ts'
import type { Person } from '../../person.ts'
import { changeTicket } from '../ticket-calls.ts'
import { inboxWords } from './words.ts'

type Taker = Pick<Person, 'uid' | 'roles'>

export type BulkChange =
  | { act: 'take'; me: Taker }
  | { act: 'assign'; to: string }
  | { act: 'release' }
  | { act: 'close' }
  | { act: 'tag'; tag: string }
  | { act: 'snooze'; until: string }

/** A discussion is for a coach, and one that another coach follows changes hands by a transfer alone. */
export const mayTake = ({ uid, roles }: Taker, { type, assignee }: Pick<StaffTicket, 'type' | 'assignee'>): boolean =>
  type === 'contact' || (roles.includes('coach') && (assignee === null || assignee.uid === uid))

type Changed = Pick<StaffTicket, 'assignee' | 'status' | 'tags' | 'snoozedUntil'>

/** Part of a change that applies to one conversation; undefined: nothing to change. */
export function partOf(ticket: Changed, change: BulkChange): Omit<StaffTicketChange, 'version'> | undefined {
  switch (change.act) {
    case 'take':
      return ticket.assignee?.uid === change.me.uid ? undefined : { assignee: change.me.uid }
    case 'assign':
      return ticket.assignee?.uid === change.to ? undefined : { assignee: change.to }
    case 'release':
      return ticket.assignee === null ? undefined : { assignee: null }
    case 'close':
      return ticket.status === 'closed' || ticket.status === 'locked' ? undefined : { status: 'closed' }
    case 'tag':
      return ticket.tags.includes(change.tag) ? undefined : { tags: [...ticket.tags, change.tag] }
    case 'snooze':
      return ticket.snoozedUntil === change.until ? undefined : { snoozedUntil: change.until }
  }
}

export interface BulkReport {
  done: number
  same: number
  failed: { uid: string; name: string; reason: string }[]
}

/** Changes conversations one after the other, each with its displayed version. A failure does not stop the others. */
export async function applyBulk(
  tickets: readonly StaffTicket[],
  change: BulkChange,
  onProgress: (done: number) => void,
): Promise<BulkReport> {
  const report: BulkReport = { done: 0, same: 0, failed: [] }
  for (const [index, { uid, contact, version, ...ticket }] of tickets.entries()) {
    const part = partOf(ticket, change)
    if (!part) report.same += 1
    else if (change.act === 'take' && !mayTake(change.me, ticket))
      report.failed.push({ uid, name: contact.name, reason: inboxWords.notTaken(ticket.assignee?.name) })
    else {
      try {
        await changeTicket(uid, { ...part, version })
        report.done += 1
      } catch (error) {
        const reason = error instanceof CallError ? error.message : callFailures.refused
        report.failed.push({ uid, name: contact.name, reason })
      }
    }
    onProgress(index + 1)
  }
  return report
}
