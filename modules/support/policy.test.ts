import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TicketStatus, ticketStatus } from '../../contracts/support/support.ts'
import {
  canChangeStatus,
  isInScope,
  mayAnswer,
  mayAssign,
  mayChange,
  mayRead,
  staffScope,
  statusAfterPerson,
  statusAfterStaff,
  statusAt,
} from './policy.ts'

const statuses = ticketStatus.options
const acl = { coach: false, support: false, admin: false }
const julie = { uid: 'julie', acl: { ...acl, support: true } }
const claire = { uid: 'claire', acl: { ...acl, coach: true } }
const owner = { uid: 'anne', acl: { ...acl, admin: true } }
const reader = { uid: 'camille', acl }
const coaching = (assigneeUid: string | null) => ({ type: 'coaching' as const, assigneeUid })
const contact = { type: 'contact' as const, assigneeUid: 'marc' }

describe('statuses', () => {
  test('a user message makes the ticket pending, unless it is still new', () => {
    expect(
      statuses.filter((status) => status !== 'locked').map((status) => [status, statusAfterPerson(status)]),
    ).toEqual([
      ['new', 'new'],
      ['pending', 'pending'],
      ['waiting', 'pending'],
      ['closed', 'pending'],
    ])
  })

  test('a staff answer makes a ticket waiting, or pending if it was closed', () => {
    expect(
      statuses.filter((status) => status !== 'locked').map((status) => [status, statusAfterStaff(status)]),
    ).toEqual([
      ['new', 'waiting'],
      ['pending', 'waiting'],
      ['waiting', 'waiting'],
      ['closed', 'pending'],
    ])
  })

  test('locked is final, and no ticket becomes new again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.constantFrom(...statuses), (from, to) => {
        if (from === to) return
        if (from === 'locked' || to === 'new') expect(canChangeStatus(from, to)).toBe(false)
        if (from !== 'locked' && (to === 'closed' || to === 'locked')) expect(canChangeStatus(from, to)).toBe(true)
      }),
    )
  })

  test('a closed ticket is locked after 14 days, to the millisecond', () => {
    const closedAt = new Date('2026-03-01T10:00:00.000Z')
    const at = (now: string, status: TicketStatus = 'closed') => statusAt({ status, closedAt }, new Date(now))
    expect(at('2026-03-15T09:59:59.999Z')).toBe('closed')
    expect(at('2026-03-15T10:00:00.000Z')).toBe('locked')
    expect(at('2027-01-01T00:00:00.000Z', 'pending')).toBe('pending')
  })
})

test('staff can read and answer help desk tickets as support or admin only', () => {
  expect([julie, owner, claire, reader].map((who) => mayRead(who, contact))).toEqual(['yes', 'yes', 'no', 'no'])
  expect([julie, owner, claire, reader].map((who) => mayAnswer(who, contact))).toEqual([true, true, false, false])
})

test('staff who coach read own and unassigned discussions, others only with a reason', () => {
  expect(mayRead(claire, coaching('claire'))).toBe('yes')
  expect(mayRead(claire, coaching(null))).toBe('yes')
  expect(mayRead(claire, coaching('nadia'))).toBe('with-reason')
  expect(mayRead(claire, { ...coaching(null), status: 'locked' })).toBe('with-reason')
  expect([mayRead(owner, coaching(null)), mayRead(owner, coaching('nadia'))]).toEqual(['with-reason', 'with-reason'])
  expect([mayRead(julie, coaching(null)), mayRead(reader, coaching(null))]).toEqual(['no', 'no'])
})

test('staff cannot answer a discussion of another coach; only the owner reassigns it', () => {
  expect([mayAnswer(claire, coaching('claire')), mayAnswer(claire, coaching(null))]).toEqual([true, true])
  expect([mayAnswer(claire, coaching('nadia')), mayAnswer(owner, coaching('nadia'))]).toEqual([false, false])
  expect([mayChange(owner, coaching('nadia')), mayChange(claire, coaching('nadia'))]).toEqual([true, false])
  expect([mayAssign(claire, 'coaching', 'claire'), mayAssign(claire, 'coaching', null)]).toEqual([true, true])
  expect([mayAssign(claire, 'coaching', 'nadia'), mayAssign(owner, 'coaching', 'nadia')]).toEqual([false, true])
})

test('staff list the tickets that they may work on', () => {
  expect(staffScope(julie)).toEqual({ types: ['contact'], coachUids: ['julie'] })
  expect(staffScope(claire)).toEqual({ types: ['coaching'], coachUids: ['claire'] })
  expect(staffScope(owner)).toEqual({ types: ['contact', 'coaching'], coachUids: null })
  expect(staffScope(reader).types).toEqual([])
})

test('staff receive events of the tickets that they may list', () => {
  const all = [contact, coaching(null), coaching('claire'), coaching('nadia')]
  const received = (who: typeof claire) => all.map((ticket) => isInScope(staffScope(who), ticket))
  expect(received(julie)).toEqual([true, false, false, false])
  expect(received(claire)).toEqual([false, true, true, false])
  expect(received(owner)).toEqual([true, true, true, true])
  expect(received(reader)).toEqual([false, false, false, false])
})
