import { afterEach, expect, test, vi } from 'vitest'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { readPersonFacts } from './read-person.ts'

const uidOf = (place: number) => `0199d0de-0000-7000-8000-00000000010${place}`
const date = '2026-01-01T00:00:00.000Z'
const ticketOf = (place: number, email: string): StaffTicket => ({
  uid: uidOf(place),
  type: 'contact',
  date,
  modified: date,
  title: 'Une facture',
  status: 'pending',
  contact: { uid: uidOf(9), name: 'Zoé', email },
  assignee: null,
  unread: 0,
  lastMessageDateTime: null,
  waitingSince: null,
  answerDueDateTime: null,
  overdue: false,
  tags: [],
  snoozedUntil: null,
  rating: null,
  version: 1,
})
const memberOf = (place: number, email: string) => ({
  ...{ uid: uidOf(place), email, name: 'Zoé', state: 'active', roles: ['user'], date, lastSeen: null },
  ...{ subscription: 'pastDue', givenUntil: null, version: 1 },
})

/** Stubs the API: a search also returns addresses that merely contain the query. */
function answering(): string[] {
  const asked: string[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      asked.push(address.split('?')[0] ?? '')
      const page = { total: 2 }
      if (address.includes('/members'))
        return Response.json({ payload: [memberOf(4, 'a-zoe@exemple.fr'), memberOf(5, 'Zoe@exemple.fr')], page })
      if (address.includes('/payments')) return Response.json({ payload: [], page: { total: 0 } })
      if (address.includes('/contacts'))
        return Response.json({
          payload: {
            ...{ uid: uidOf(9), email: 'zoe@exemple.fr', version: 2, blockedAt: null },
            samePerson: [{ uid: uidOf(8), email: 'a-zoe@exemple.fr' }],
          },
        })
      const all = [ticketOf(1, 'zoe@exemple.fr'), ticketOf(2, 'a-zoe@exemple.fr'), ticketOf(3, 'zoe@exemple.fr')]
      return Response.json({ payload: all, page })
    }),
  )
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('the person’s account and tickets are shown, but payments only to the owner', async () => {
  const asked = answering()
  const ticket = ticketOf(1, 'zoe@exemple.fr')
  const { member, tickets, payments } = await readPersonFacts(ticket, false)
  expect([member?.uid, tickets.map(({ uid }) => uid), payments]).toEqual([uidOf(5), [uidOf(3), uidOf(2)], undefined])
  expect(asked.some((address) => address.includes('/payments'))).toBe(false)
  expect((await readPersonFacts(ticket, true)).payments).toEqual([])
})
