import { expect, test } from 'vitest'
import type { Message } from '../../contracts/support/support.ts'
import { findFirstUnreadMessage, findLastSeenMessage, groupMessages } from './group-messages.ts'

const said = (uid: string, time: string, staff = false): Message => ({
  uid,
  date: `2026-11-${time}.000Z`,
  content: uid,
  contact: { uid: staff ? 'claire' : 'camille', name: staff ? 'Claire' : 'Camille' },
  staff,
  attachments: [],
})
const shape = (messages: Message[], firstNew?: string) =>
  groupMessages(messages, firstNew).map(({ key, groups }) => [
    key,
    ...groups.map((group) => group.messages.map(({ uid }) => uid).join('')),
  ])

test('consecutive messages of one person form a group', () => {
  const messages = [
    said('a', '21T09:00:00'),
    said('b', '21T09:04:00'),
    said('c', '21T09:04:30', true),
    said('d', '21T09:05:00'),
  ]
  expect(shape(messages)).toEqual([['2026-11-21', 'ab', 'c', 'd']])
})

test('a pause of five minutes starts a new group', () => {
  expect(shape([said('a', '21T09:00:00'), said('b', '21T09:05:00')])).toEqual([['2026-11-21', 'a', 'b']])
})

test('a new day has a separator, even between messages two minutes apart', () => {
  const messages = [said('a', '20T22:59:00'), said('b', '20T23:01:00')]
  expect(shape(messages)).toEqual([
    ['2026-11-20', 'a'],
    ['2026-11-21', 'b'],
  ])
  // 17:59 and 18:01 in Montréal
  expect(groupMessages(messages, undefined, 'America/Montreal')).toHaveLength(1)
})

test('new messages form their own group', () => {
  const messages = [said('a', '21T09:00:00', true), said('b', '21T09:01:00', true)]
  expect(shape(messages, 'b')).toEqual([['2026-11-21', 'a', 'b']])
  expect(groupMessages(messages, 'b')[0]?.groups[1]?.startsNew).toBe(true)
})

test('the first unread message is found by counting staff’s messages from the end', () => {
  const messages = [
    said('a', '21T09:00:00', true),
    said('b', '21T09:01:00'),
    said('c', '21T09:02:00', true),
    said('d', '21T09:03:00', true),
  ]
  expect(findFirstUnreadMessage(messages, 2)).toBe('c')
  expect(findFirstUnreadMessage(messages, 9)).toBe('a')
  expect(findFirstUnreadMessage(messages, 0)).toBeUndefined()
})

test('the last seen own message is the one before the unseen ones', () => {
  const messages = [said('a', '21T09:00:00'), said('b', '21T09:01:00', true), said('c', '21T09:02:00')]
  expect(findLastSeenMessage(messages, 1)).toBe('a')
  expect(findLastSeenMessage(messages, 0)).toBe('c')
  expect(findLastSeenMessage(messages, 2)).toBeUndefined()
})

test('an internal note forms its own group and counts as neither new nor seen', () => {
  const note = { ...said('n', '21T09:01:00', true), internal: true }
  const messages = [said('a', '21T09:00:00', true), note, said('b', '21T09:02:00', true)]
  expect(shape(messages)).toEqual([['2026-11-21', 'a', 'n', 'b']])
  expect(groupMessages(messages)[0]?.groups.map(({ internal }) => internal)).toEqual([false, true, false])
  expect(findLastSeenMessage(messages, 1, 'staff')).toBe('a')
})

test('for staff, only the person’s messages count as unread', () => {
  const messages = [said('a', '21T09:00:00'), said('b', '21T09:02:00'), said('c', '21T09:03:00', true)]
  expect(findFirstUnreadMessage(messages, 1, 'staff')).toBe('b')
})
