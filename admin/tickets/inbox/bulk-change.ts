import type { StaffTicket, StaffTicketChange } from '../../../contracts/support/staff-tickets.ts'
import { CallError } from '../../../relay/call.ts'
import { type Failure, runOneByOne } from '../../lists/one-by-one.tsx'
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

/** Only a coach may take a discussion, and not one that another coach follows: that needs a transfer. */
export const mayTake = ({ uid, roles }: Taker, { type, assignee }: Pick<StaffTicket, 'type' | 'assignee'>): boolean =>
  type === 'contact' || (roles.includes('coach') && (assignee === null || assignee.uid === uid))

type Facts = Pick<StaffTicket, 'assignee' | 'status' | 'tags' | 'snoozedUntil'>

/** Part of a change that applies to one conversation; undefined: nothing to change. */
export function pickTicketChange(ticket: Facts, change: BulkChange): Omit<StaffTicketChange, 'version'> | undefined {
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

/** A conversation before its change, and its version after it. */
export interface ChangedTicket {
  before: StaffTicket
  version: number
}

export interface BulkReport {
  changed: ChangedTicket[]
  failed: Failure[]
}

type Step = (ticket: StaffTicket) => Promise<StaffTicket | undefined>

/** A step returns undefined if nothing changes. */
async function eachOf(
  tickets: readonly StaffTicket[],
  step: Step,
  onProgress: (done: number) => void,
): Promise<BulkReport> {
  const changed: ChangedTicket[] = []
  async function change(before: StaffTicket): Promise<void> {
    const after = await step(before)
    if (after) changed.push({ before, version: after.version })
  }
  const failed = await runOneByOne(tickets, change, { nameOf: ({ contact }) => contact.name, onProgress })
  return { changed, failed }
}

/** Changes each conversation from its displayed version. */
export const applyBulk = (
  tickets: readonly StaffTicket[],
  change: BulkChange,
  onProgress: (done: number) => void,
): Promise<BulkReport> =>
  eachOf(
    tickets,
    async (ticket) => {
      const part = pickTicketChange(ticket, change)
      if (!part) return undefined
      if (change.act === 'take' && !mayTake(change.me, ticket))
        throw new CallError(403, inboxWords.notTaken(ticket.assignee?.name))
      return changeTicket(ticket.uid, { ...part, version: ticket.version })
    },
    onProgress,
  )

/** Former values of what the act changes. Undoing « take » restores the assignee only: no ticket becomes « new » again. */
function formerPart(act: BulkChange['act'], { assignee, status, tags, snoozedUntil }: Facts) {
  if (act === 'tag') return { tags }
  if (act === 'snooze') return { snoozedUntil }
  if (act !== 'close') return { assignee: assignee?.uid ?? null }
  return { status: status === 'waiting' ? status : ('pending' as const), ...(snoozedUntil && { snoozedUntil }) }
}

/** Undoes the change of each conversation that has not changed since. */
export function undoBulk(
  changed: readonly ChangedTicket[],
  act: BulkChange['act'],
  onProgress: (done: number) => void,
): Promise<BulkReport> {
  const versions = new Map(changed.map(({ before, version }) => [before.uid, version]))
  return eachOf(
    changed.map(({ before }) => before),
    (before) =>
      changeTicket(before.uid, { ...formerPart(act, before), version: versions.get(before.uid) ?? before.version }),
    onProgress,
  )
}
