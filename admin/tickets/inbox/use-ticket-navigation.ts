import { listStaffTickets, type StaffTicket, staffTickets } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { useKept } from '../../lists/kept.tsx'
import type { ListParameters } from '../../lists/list-parameters.ts'
import { parametersKey } from '../../lists/list-provider.tsx'
import { type Person, usePerson } from '../../person.ts'
import { type TicketFilter, ticketQuery } from '../list/ticket-filter.ts'

/** Key under which `useKept` stores the order of the rows at the moment when a conversation was opened, as uids. */
export const orderKey = 'tickets.order'
/** First page of the inbox, before anything is chosen: the conversations that wait longest come first. */
export const ticketListDefaults: ListParameters = {
  filter: {},
  sort: { field: 'due', order: 'ASC' },
  page: 1,
  perPage: 50,
}
/** Key under which `useKept` stores the uid of the conversation that was opened last. */
export const openedKey = 'tickets.opened'

/** Tells whether the user may answer. A coach who is not an admin lists a colleague's discussion only while covering it. */
export function isExpectedToAnswer({ uid, roles }: Pick<Person, 'uid' | 'roles'>, ticket: StaffTicket): boolean {
  if (ticket.withheld) return false
  const isFree = ticket.assignee === null || ticket.assignee.uid === uid
  if (ticket.type === 'contact') return isFree
  return roles.includes('coach') && (isFree || !roles.includes('admin'))
}

/** The row after or before `from`. Skips rows that have left the list since. */
export function neighbour(
  order: readonly string[],
  now: readonly string[],
  { from, step }: { from: string; step: 1 | -1 },
): string | undefined {
  const isListed = (uid: string) => uid !== from && now.includes(uid)
  const place = order.indexOf(from)
  if (place === -1) return step === 1 ? now.find(isListed) : undefined
  if (step === -1) return order.slice(0, place).findLast(isListed)
  return order.slice(place + 1).find(isListed) ?? now.find((uid) => isListed(uid) && !order.includes(uid))
}

/** Finds the next conversation in the list that the user came from. */
export function useTicketNavigation() {
  const me = usePerson()
  const [{ filter, sort, page, perPage }] = useKept<ListParameters>(
    parametersKey(staffTickets.path),
    ticketListDefaults,
  )
  const { state: shown }: TicketFilter = filter
  const [listed] = useKept<readonly string[]>(orderKey, [])
  const list = async (narrowed: Partial<TicketFilter>, pagination: { page: number; perPage: number }) => {
    const query = ticketQuery({ ...filter, ...narrowed, me: me.uid }, sort, pagination)
    return (await callApi(listStaffTickets, { query })).payload
  }
  return {
    /** uid of the next or previous conversation of the list */
    async step(from: string, step: 1 | -1): Promise<string | undefined> {
      const now = await list({}, { page, perPage })
      return neighbour(
        listed,
        now.map(({ uid }) => uid),
        { from, step },
      )
    },
    /** uid of the conversation to answer next */
    async nextWaiting(from: string): Promise<string | undefined> {
      const state = shown === 'overdue' ? shown : 'waiting'
      const waiting = await list({ state }, { page: 1, perPage: 50 })
      return waiting.find((one) => one.uid !== from && isExpectedToAnswer(me, one))?.uid
    },
  }
}
