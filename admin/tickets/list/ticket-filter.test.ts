import { expect, test } from 'vitest'
import { staffTicketsQuery } from '../../../contracts/support/staff-tickets.ts'
import type { Sort } from '../../lists/list-parameters.ts'
import { type TicketFilter, ticketQuery } from './ticket-filter.ts'

const me = '0199d0de-0000-7000-8000-000000000001'
const asked = (filter: TicketFilter, sort?: Sort) => staffTicketsQuery.parse(ticketQuery({ me, ...filter }, sort))

test('the default shows open tickets, the earliest deadline first', () => {
  expect(asked({})).toMatchObject({
    sort: 'due',
    order: 'asc',
    page: 1,
    perPage: 25,
    filter: { status: ['new', 'pending', 'waiting'] },
  })
})

test.each([
  [{ whose: 'mine' }, { assignee: me }],
  [{ whose: 'unassigned' }, { unassigned: true }],
  [{ state: 'waiting' }, { waiting: true, snoozed: false }],
  [{ state: 'overdue' }, { overdue: true }],
  [{ state: 'inTime' }, { waiting: true, snoozed: false, overdue: false }],
  [{ state: 'snoozed' }, { snoozed: true }],
  [{}, { snoozed: false }],
  [{ state: 'closed' }, { status: ['closed'] }],
  [{ type: 'contact' }, { type: 'contact' }],
  [{ tag: ' Urgent ' }, { tags: ['urgent'] }],
  [
    { uncategorised: true, untagged: true },
    { uncategorised: true, untagged: true },
  ],
] satisfies [TicketFilter, object][])('the filter %j is sent as %j', (filter, expected) => {
  expect(asked(filter).filter).toMatchObject(expected)
})

test('the state « all » is not sent and an unknown sort order gets the default', () => {
  expect(asked({ state: 'all', q: '  sommeil ' }, { field: 'id', order: 'DESC' })).toMatchObject({
    q: 'sommeil',
    sort: 'due',
    filter: {},
  })
})
