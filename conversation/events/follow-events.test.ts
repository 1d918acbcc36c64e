import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Message, message } from '../../contracts/support/support.ts'
import type { ConversationEvent } from '../conversation.ts'
import { type ConversationSignal, followEvents } from './follow-events.ts'

class FakeSource extends EventTarget {
  readyState = 0
  closed = false
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
  }

  notify(type: string, lastEventId: string, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(type), { lastEventId, data: JSON.stringify(data) }))
  }

  fail(readyState: 0 | 2): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  close(): void {
    this.closed = true
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const sources: FakeSource[] = []
  const events: ConversationEvent[] = []
  const signs: ConversationSignal[] = []
  const connections: boolean[] = []
  const refusals: number[] = []
  let last = 4
  const following = followEvents({
    schema: message,
    onRefused: () => refusals.push(last),
    onEvent(event) {
      events.push(event)
      last = event.sequence
    },
    onSign: (sign) => signs.push(sign),
    onConnection: (live) => connections.push(live),
    open() {
      const source = new FakeSource(`after=${last}`)
      sources.push(source)
      return source as unknown as EventSource
    },
  })
  return { following, sources, events, signs, connections, refusals }
}

test('the stream begins after the last event that the page has', () => {
  expect(follow().sources[0]?.address).toBe('after=4')
})

test('malformed events are ignored and valid ones reported with their number', () => {
  const { sources, events } = follow()
  sources[0]?.notify('status', '5', { status: 'closed' })
  sources[0]?.notify('status', '6', { status: 'unknown' })
  sources[0]?.notify('message', '7', { uid: 'x' })
  expect(events).toEqual([{ sequence: 5, kind: 'status', status: 'closed' }])
})

test('typing signals and read marks are reported apart from the events', () => {
  const { sources, events, signs } = follow()
  const contact = { uid: '0199d0de-0000-7000-8000-000000000001', name: 'Claire' }
  sources[0]?.notify('typing', '', { contact, staff: true })
  sources[0]?.notify('typing', '', { contact })
  sources[0]?.notify('read', '', { staff: true, until: '2026-11-21T09:00:00.000Z' })
  expect(signs).toEqual([
    { kind: 'typing', contact, staff: true },
    { kind: 'read', staff: true, until: '2026-11-21T09:00:00.000Z' },
  ])
  expect(events).toEqual([])
})

test('a disconnect that EventSource retries itself causes no extra retry', () => {
  const { sources, connections, refusals } = follow()
  sources[0]?.fail(0)
  vi.advanceTimersByTime(60_000)
  expect(sources).toHaveLength(1)
  expect(refusals).toEqual([])
  expect(connections).toEqual([false])
})

test('a refused stream is retried from the last event, at growing intervals', () => {
  const { sources, refusals } = follow()
  sources[0]?.notify('status', '9', { status: 'closed' })
  sources[0]?.fail(2)
  vi.advanceTimersByTime(1000)
  expect(sources[1]?.address).toBe('after=9')
  sources[1]?.fail(2)
  vi.advanceTimersByTime(1000)
  expect(sources).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(sources).toHaveLength(3)
  expect(refusals).toEqual([9, 9])
})

test('a stopped stream stays closed', () => {
  const { following, sources } = follow()
  sources[0]?.fail(2)
  following.stop()
  vi.advanceTimersByTime(60_000)
  expect(sources).toHaveLength(1)
  expect(sources[0]?.closed).toBe(true)
})

const uid = '0199d0de-0000-7000-8000-000000000002'
const said = {
  ...{ uid, date: '2026-11-24T10:00:00.000Z', content: 'Bonjour', staff: true, attachments: [] },
  contact: { uid, name: 'Claire' },
}

function followLate(check: (value: unknown) => Promise<{ data?: Message | undefined }>) {
  const sources: FakeSource[] = []
  const events: ConversationEvent[] = []
  const connections: boolean[] = []
  followEvents({
    schema: { safeParse: check },
    onEvent: (event) => events.push(event),
    onSign: () => undefined,
    onConnection: (live) => connections.push(live),
    open() {
      const source = new FakeSource('')
      sources.push(source)
      return source as unknown as EventSource
    },
  })
  return { sources, events, connections }
}

test('events wait in order while the message schema loads', async () => {
  const { sources, events } = followLate(async (value) => message.safeParse(value))
  sources[0]?.notify('message', '5', said)
  sources[0]?.notify('status', '6', { status: 'closed' })
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(events.map(({ sequence, kind }) => [sequence, kind])).toEqual([
    [5, 'message'],
    [6, 'status'],
  ])
  sources[0]?.notify('status', '7', { status: 'locked' })
  expect(events).toHaveLength(3)
})

test('a message whose schema cannot be loaded stops the events until a reconnect', async () => {
  let reachable = false
  const { sources, events, connections } = followLate(async (value) => {
    if (!reachable) throw Object.assign(new Error(), { status: 0 })
    return message.safeParse(value)
  })
  sources[0]?.notify('message', '5', said)
  sources[0]?.notify('status', '6', { status: 'closed' })
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.notify('status', '7', { status: 'locked' })
  expect([events, connections]).toEqual([[], [false]])
  reachable = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(sources).toHaveLength(2)
  sources[1]?.notify('message', '5', said)
  await vi.advanceTimersByTimeAsync(0)
  expect(events.map(({ sequence }) => sequence)).toEqual([5])
})
