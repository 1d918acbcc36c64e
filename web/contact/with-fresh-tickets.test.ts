import { expect, test } from 'vitest'
import type { Ticket } from '../../contracts/support.ts'
import { withFreshTickets } from './with-fresh-tickets.ts'

const ticket = (uid: string, unread = 0) => ({ uid, unread }) as Ticket

test('a ticket with a new answer moves up with its count, the older ones stay', () => {
  const former = [ticket('a'), ticket('b'), ticket('c')]
  expect(withFreshTickets(former, [ticket('b', 1), ticket('a')])).toEqual([ticket('b', 1), ticket('a'), ticket('c')])
})
