import { expect, test } from 'vitest'
import type { Message } from '../contracts/support/support.ts'
import { type Conversation, type ConversationEvent, changeConversation, openConversation } from './conversation.ts'

const said = (n: number, staff = false): Message => ({
  uid: `0199d0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
  date: new Date(Date.UTC(2026, 10, 21, 9, n)).toISOString(),
  content: `message ${n}`,
  contact: { uid: staff ? 'coach' : 'camille', name: staff ? 'Claire' : 'Camille' },
  staff,
  attachments: [],
})
const page = (numbers: number[], sequence: number, older: string | null = null) => ({
  ticket: { messages: numbers.map((n) => said(n)), status: 'pending' as const, sequence, unseen: 0 },
  older,
})
const numbers = ({ messages }: { messages: readonly Message[] }) => messages.map(({ content }) => +content.slice(8))
const applyEvent = (state: Conversation, event: ConversationEvent) =>
  changeConversation(state, { type: 'event', event })
const applySent = (state: Conversation, message: Message) => changeConversation(state, { type: 'sent', message })
const applyNewest = (state: Conversation, newest: ReturnType<typeof page>) =>
  changeConversation(state, { type: 'newest', page: newest })
const applyOlder = (state: Conversation, messages: Message[], older: string | null) =>
  changeConversation(state, { type: 'older', page: { ticket: { messages, status: 'pending' }, older } })
const applyRead = (state: Conversation, until: string) => changeConversation(state, { type: 'seen', until })
const spoken = (sequence: number, n: number, staff = false) => ({
  sequence,
  kind: 'message' as const,
  message: said(n, staff),
})

test('an event is applied once, however often a stream repeats it', () => {
  const opened = openConversation(page([1, 2], 2))
  const once = applyEvent(opened, spoken(3, 3))
  expect(numbers(once)).toEqual([1, 2, 3])
  expect(applyEvent(once, spoken(3, 3))).toBe(once)
})

test('an event that the page already contains is ignored', () => {
  const opened = openConversation(page([1, 2], 2))
  expect(applyEvent(opened, spoken(2, 2))).toBe(opened)
})

test('the user’s message appears once, whether its event or its response comes first', () => {
  const opened = openConversation(page([1], 1))
  expect(numbers(applyEvent(applySent(opened, said(2)), spoken(2, 2)))).toEqual([1, 2])
  expect(numbers(applySent(applyEvent(opened, spoken(2, 2)), said(2)))).toEqual([1, 2])
})

test('messages are sorted by date', () => {
  const opened = openConversation(page([4], 4))
  expect(numbers(applySent(applySent(opened, said(6)), said(5)))).toEqual([4, 5, 6])
})

test('an older status never replaces a newer one', () => {
  const closed = applyEvent(openConversation(page([1], 1)), { sequence: 3, kind: 'status', status: 'closed' })
  expect(applyEvent(closed, { sequence: 2, kind: 'status', status: 'waiting' }).status).toBe('closed')
  expect(applyNewest(closed, page([1], 2)).status).toBe('closed')
})

test('the user’s latest messages are unseen until staff answer', () => {
  const written = applySent(applySent(openConversation(page([1], 1)), said(2)), said(3))
  expect(written.unseen).toBe(2)
  expect(applyEvent(written, spoken(4, 4, true)).unseen).toBe(0)
})

test('older messages are prepended without duplicates', () => {
  const opened = openConversation(page([11, 12], 12, 'cursor'))
  const more = applyOlder(opened, [said(9), said(10), said(11)], null)
  expect(numbers(more)).toEqual([9, 10, 11, 12])
  expect(more.older).toBeNull()
})

test('a reloaded newest page joins the older ones', () => {
  const read = applyOlder(openConversation(page([11, 12], 12, 'a')), [said(10)], 'b')
  const again = applyNewest(read, page([12, 13], 13, 'c'))
  expect(numbers(again)).toEqual([10, 11, 12, 13])
  expect(again.older).toBe('b')
})

test('a newest page without overlap replaces all loaded messages', () => {
  const again = applyNewest(openConversation(page([1, 2], 2)), page([20, 21], 21, 'cursor'))
  expect(numbers(again)).toEqual([20, 21])
  expect(again.older).toBe('cursor')
})

test('reloading removes undone answers but keeps the user’s messages', () => {
  const answered = applyEvent(openConversation(page([10, 11], 2)), spoken(3, 12, true))
  const written = applyOlder(applySent(answered, said(13)), [said(9, true)], null)
  expect(numbers(applyNewest(written, page([10, 11], 3)))).toEqual([9, 10, 11, 13])
})

test('messages count as seen only up to the last one that staff have read', () => {
  const { ticket, older } = page([1, 2, 3], 3)
  const state = openConversation({ ticket: { ...ticket, unseen: 3 }, older })
  expect(applyRead(state, said(2).date).unseen).toBe(1)
  expect(applyRead(applyRead(state, said(3).date), said(1).date).unseen).toBe(0)
})

test('a coach’s messages are unseen until the person reads or answers', () => {
  const opened = openConversation(page([1], 1), 'staff')
  const answered = applyEvent(opened, spoken(2, 2, true))
  expect(answered.unseen).toBe(1)
  const note = { ...said(3, true), internal: true }
  expect(applyEvent(answered, { sequence: 3, kind: 'message', message: note }).unseen).toBe(1)
  expect(applyRead(answered, said(2).date).unseen).toBe(0)
  expect(applyEvent(answered, spoken(4, 4)).unseen).toBe(0)
})

test('an erased conversation shows nothing until it is loaded again', () => {
  const gone = changeConversation(openConversation(page([1, 2], 2, 'cursor')), { type: 'gone' })
  expect(gone).toMatchObject({ messages: [], older: null, unseen: 0, gone: true })
  expect(applyEvent(gone, spoken(3, 3))).toBe(gone)
  expect(applySent(gone, said(4))).toBe(gone)
  expect(applyNewest(gone, page([5], 5))).toMatchObject({ messages: [said(5)], gone: false })
})

test('an offered article is marked as read by an event or a reloaded page', () => {
  const uid = '0199d0de-0000-7000-8000-0000000000aa'
  const offered = (readDateTime: string | null) => ({
    ...said(2, true),
    articles: [{ uid, article: null, readDateTime }],
  })
  const at = said(3).date
  const state = openConversation({
    ticket: { messages: [said(1), offered(null)], status: 'waiting', sequence: 2 },
    older: null,
  })
  const read = changeConversation(state, { type: 'articleRead', uid, readDateTime: at })
  expect(read.messages).toEqual([said(1), offered(at)])
  expect(changeConversation(read, { type: 'articleRead', uid: said(9).uid, readDateTime: at }).messages).toEqual(
    read.messages,
  )
  const newest = { ticket: { messages: [offered(at)], status: 'waiting' as const, sequence: 2 }, older: null }
  expect(changeConversation(state, { type: 'newest', page: newest }).messages).toEqual([said(1), offered(at)])
})
