import { expect, test } from 'vitest'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { markOf, messagesSince } from './messages-since.ts'

const message = (uid: string, by: string, minute: number, internal = false): StaffMessage => ({
  uid,
  date: `2026-11-23T09:0${minute}:00.000Z`,
  content: uid,
  contact: { uid: by, name: by },
  staff: by !== 'zoe',
  attachments: [],
  internal,
})
const first = message('first', 'zoe', 1)
const uidsOf = (messages: readonly StaffMessage[]) => messages.map(({ uid }) => uid)

test('later messages of others count in order; notes and own messages do not', () => {
  const all = [first, message('mine', 'ines', 2), message('note', 'marc', 2, true), message('his', 'marc', 3)]
  expect(uidsOf(messagesSince([...all, message('theirs', 'zoe', 4)], markOf([first]), 'ines'))).toEqual([
    'his',
    'theirs',
  ])
  expect(messagesSince(all, markOf(all), 'ines')).toEqual([])
})

test('the date of an undone message still tells which messages came later', () => {
  const taken = message('taken', 'marc', 3)
  expect(uidsOf(messagesSince([first, message('theirs', 'zoe', 4)], markOf([first, taken]), 'ines'))).toEqual([
    'theirs',
  ])
  expect(uidsOf(messagesSince([first], null, 'ines'))).toEqual(['first'])
})
