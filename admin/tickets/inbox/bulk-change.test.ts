import { afterEach, expect, test, vi } from 'vitest'
import type { StaffTicket } from '../../../contracts/staff-tickets.ts'
import { applyBulk, partOf } from './bulk-change.ts'

const me = '0199d0de-0000-7000-8000-000000000001'
const uidOf = (place: number) => `0199d0de-0000-7000-8000-00000000010${place}`
const ticket: StaffTicket = {
  uid: uidOf(1),
  type: 'contact',
  date: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  title: 'Une facture',
  status: 'pending',
  contact: { uid: uidOf(9), name: 'Zoé', email: 'zoe@exemple.fr' },
  assignee: null,
  unread: 0,
  lastMessageDateTime: null,
  waitingSince: null,
  answerDueDateTime: null,
  overdue: false,
  tags: ['facture'],
  snoozedUntil: null,
  rating: null,
  version: 3,
}

afterEach(() => vi.unstubAllGlobals())

test('only what would change is sent', () => {
  expect(partOf(ticket, { act: 'take', me })).toEqual({ assignee: me })
  expect(partOf({ ...ticket, assignee: { uid: me, name: 'Inès' } }, { act: 'take', me })).toBeUndefined()
  expect(partOf(ticket, { act: 'assign', to: uidOf(2) })).toEqual({ assignee: uidOf(2) })
  expect(
    partOf({ ...ticket, assignee: { uid: uidOf(2), name: 'Agnès' } }, { act: 'assign', to: uidOf(2) }),
  ).toBeUndefined()
  expect(partOf(ticket, { act: 'release' })).toBeUndefined()
  expect(partOf(ticket, { act: 'close' })).toEqual({ status: 'closed' })
  expect(partOf({ ...ticket, status: 'locked' }, { act: 'close' })).toBeUndefined()
  expect(partOf(ticket, { act: 'tag', tag: 'facture' })).toBeUndefined()
  const until = '2026-01-05T07:00:00.000Z'
  expect(partOf(ticket, { act: 'snooze', until })).toEqual({ snoozedUntil: until })
  expect(partOf({ ...ticket, snoozedUntil: until }, { act: 'snooze', until })).toBeUndefined()
  expect(partOf(ticket, { act: 'tag', tag: 'urgent' })).toEqual({ tags: ['facture', 'urgent'] })
})

test('one that a colleague changed is reported and keeps no other back', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)))
      if (!address.includes(uidOf(2))) return Response.json({ payload: ticket })
      const violations = [{ property: 'version', message: 'Une autre version existe.', type: 'invalid' }]
      return Response.json({ message: 'Conflit', violations, requestId: 'r' }, { status: 409 })
    }),
  )
  const others = [ticket, { ...ticket, uid: uidOf(2), version: 9 }, { ...ticket, uid: uidOf(3) }]
  const progress: number[] = []
  const report = await applyBulk(others, { act: 'close' }, (done) => progress.push(done))
  const failed = [{ uid: uidOf(2), name: 'Zoé', reason: 'Une autre version existe.' }]
  expect(report).toEqual({ done: 2, same: 0, failed })
  expect(bodies).toEqual([3, 9, 3].map((version) => ({ status: 'closed', version })))
  expect(progress).toEqual([1, 2, 3])
})
