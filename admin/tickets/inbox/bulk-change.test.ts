import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '../../../contracts/accounts/roles.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { applyBulk, mayTake, pickTicketChange, undoBulk } from './bulk-change.ts'

const me = { uid: '0199d0de-0000-7000-8000-000000000001', roles: ['user', 'admin'] as Role[] }
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

test('only actual changes are sent', () => {
  expect(pickTicketChange(ticket, { act: 'take', me })).toEqual({ assignee: me.uid })
  expect(pickTicketChange({ ...ticket, assignee: { uid: me.uid, name: 'Inès' } }, { act: 'take', me })).toBeUndefined()
  expect(pickTicketChange(ticket, { act: 'assign', to: uidOf(2) })).toEqual({ assignee: uidOf(2) })
  expect(
    pickTicketChange({ ...ticket, assignee: { uid: uidOf(2), name: 'Agnès' } }, { act: 'assign', to: uidOf(2) }),
  ).toBeUndefined()
  expect(pickTicketChange(ticket, { act: 'release' })).toBeUndefined()
  expect(pickTicketChange(ticket, { act: 'close' })).toEqual({ status: 'closed' })
  expect(pickTicketChange({ ...ticket, status: 'locked' }, { act: 'close' })).toBeUndefined()
  expect(pickTicketChange(ticket, { act: 'tag', tag: 'facture' })).toBeUndefined()
  const until = '2026-01-05T07:00:00.000Z'
  expect(pickTicketChange(ticket, { act: 'snooze', until })).toEqual({ snoozedUntil: until })
  expect(pickTicketChange({ ...ticket, snoozedUntil: until }, { act: 'snooze', until })).toBeUndefined()
  expect(pickTicketChange(ticket, { act: 'tag', tag: 'urgent' })).toEqual({ tags: ['facture', 'urgent'] })
})

test('a ticket that a colleague changed is reported; the others are changed', async () => {
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
  expect(report.failed).toEqual(failed)
  expect(report.changed.map(({ before }) => before.uid)).toEqual([uidOf(1), uidOf(3)])
  expect(bodies).toEqual([3, 9, 3].map((version) => ({ status: 'closed', version })))
  expect(progress).toEqual([1, 2, 3])
})

const discussion: StaffTicket = {
  ...ticket,
  uid: uidOf(4),
  type: 'coaching',
  contact: { ...ticket.contact, name: 'Léa' },
}
const nadia = { uid: uidOf(8), name: 'Nadia' }

test('only coaches can take discussions, except those of colleagues', () => {
  const coach = { ...me, roles: ['user', 'coach'] as Role[] }
  const may = (of: Pick<StaffTicket, 'type' | 'assignee'>) => [me, coach].map((one) => mayTake(one, of))
  expect(may(ticket)).toEqual([true, true])
  expect(may(discussion)).toEqual([false, true])
  expect(may({ ...discussion, assignee: { uid: me.uid, name: 'Inès' } })).toEqual([false, true])
  expect(may({ ...discussion, assignee: nadia })).toEqual([false, false])
})

test('conversations that the user cannot take are listed with a reason', async () => {
  const asked = vi.fn(async (_address: string) => Response.json({ payload: ticket }))
  vi.stubGlobal('fetch', asked)
  const chosen = [discussion, ticket, { ...discussion, uid: uidOf(5), assignee: nadia }]
  const { changed, failed } = await applyBulk(chosen, { act: 'take', me }, () => {})
  expect([changed.length, asked.mock.calls.length]).toEqual([1, 1])
  expect(asked.mock.calls[0]?.[0]).toContain(ticket.uid)
  expect(failed.map(({ uid, name, reason }) => [uid, name, reason])).toEqual([
    [uidOf(4), 'Léa', 'Seule une coach suit un échange.'],
    [uidOf(5), 'Léa', 'Nadia suit cet échange\u00a0: un changement de coach passe par elle.'],
  ])
})

test('Undoing a bulk change sends former values with the new versions', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)))
      return Response.json({ payload: ticket })
    }),
  )
  const changed = [
    { before: ticket, version: 4 },
    { before: { ...ticket, status: 'waiting' as const, assignee: nadia }, version: 5 },
  ]
  for (const act of ['close', 'take', 'tag'] as const) await undoBulk(changed.slice(-1), act, () => {})
  await undoBulk(changed.slice(0, 1), 'close', () => {})
  expect(bodies).toEqual([
    { status: 'waiting', version: 5 },
    { assignee: nadia.uid, version: 5 },
    { tags: ['facture'], version: 5 },
    { status: 'pending', version: 4 },
  ])
})
