import { expect, test } from 'vitest'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { lastSeenMessage, messagesSince } from './messages-since.ts'

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

test('later messages of others are returned in order, without internal notes', () => {
  const all = [first, message('mine', 'ines', 2), message('note', 'marc', 2, true), message('his', 'marc', 3)]
  expect(uidsOf(messagesSince([...all, message('theirs', 'zoe', 4)], lastSeenMessage([first]), 'ines'))).toEqual([
    'his',
    'theirs',
  ])
  expect(messagesSince(all, lastSeenMessage(all), 'ines')).toEqual([])
})

test('messages after an undone message are still found by its date', () => {
  const taken = message('taken', 'marc', 3)
  expect(uidsOf(messagesSince([first, message('theirs', 'zoe', 4)], lastSeenMessage([first, taken]), 'ines'))).toEqual([
    'theirs',
  ])
  expect(uidsOf(messagesSince([first], null, 'ines'))).toEqual(['first'])
})
