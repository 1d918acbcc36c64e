import { expect, test } from 'vitest'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { isExpectedToAnswer, neighbour } from './use-ticket-navigation.ts'

test('J and K skip conversations that left the list', () => {
  const order = ['a', 'b', 'c', 'd']
  expect(neighbour(order, ['a', 'd'], { from: 'b', step: 1 })).toBe('d')
  expect(neighbour(order, ['a', 'd'], { from: 'c', step: -1 })).toBe('a')
  expect(neighbour(order, ['a', 'b', 'c', 'd'], { from: 'd', step: 1 })).toBeUndefined()
  expect(neighbour(order, ['a', 'b', 'c', 'd'], { from: 'a', step: -1 })).toBeUndefined()
})

test('J also reaches conversations that the list has not shown yet', () => {
  expect(neighbour(['a', 'b'], ['new', 'a', 'b'], { from: 'b', step: 1 })).toBe('new')
  expect(neighbour([], ['a', 'b'], { from: 'a', step: 1 })).toBe('b')
})

test('The next ticket is never a colleague’s, except a discussion that a coach covers', () => {
  const nadia = { uid: 'nadia', name: 'Nadia' }
  const me = (role: 'support' | 'coach' | 'admin') => ({ uid: 'me', roles: ['user', role] as never })
  const ticket = (more: Partial<StaffTicket>) => ({ type: 'contact', assignee: null, ...more }) as StaffTicket
  expect(isExpectedToAnswer(me('support'), ticket({}))).toBe(true)
  expect(isExpectedToAnswer(me('support'), ticket({ assignee: nadia }))).toBe(false)
  expect(isExpectedToAnswer(me('coach'), ticket({ type: 'coaching', assignee: nadia }))).toBe(true)
  expect(isExpectedToAnswer(me('admin'), ticket({ type: 'coaching' }))).toBe(false)
  expect(isExpectedToAnswer(me('coach'), ticket({ type: 'coaching', withheld: true }))).toBe(false)
})
