import { expect, test, vi } from 'vitest'
import type { Message } from '../../contracts/support/support.ts'
import { listUnacknowledgedItems, Outbox, type OutboxItem, type SendResult, type UploadsResult } from './outbox.ts'

const item = (key: string, content = key): OutboxItem => ({
  key,
  content,
  attachments: [],
  files: [],
  at: '2026-11-21T09:00:00.000Z',
  after: '2026-11-21T08:00:00.000Z',
})
const message = (content: string, date = '2026-11-21T09:00:01.000Z', staff = false): Message => ({
  uid: `uid-${content}-${date}`,
  date,
  content,
  contact: { uid: 'camille', name: 'Camille' },
  staff,
  attachments: [],
})
const stale = (): SendResult => ({
  outcome: 'stale',
  sentence: 'Marc a écrit.',
  came: [message('Déjà réglé')],
  sequence: 7,
})
const sent = ({ content }: OutboxItem): SendResult => ({ outcome: 'sent', message: message(content) })

function anOutbox(
  send: (item: OutboxItem) => SendResult,
  stored: { value: string | null } = { value: null },
  upload: (item: OutboxItem) => UploadsResult = () => ({ outcome: 'later' }),
) {
  const timers: { run: () => void; milliseconds: number }[] = []
  const onSent = vi.fn()
  const onGone = vi.fn()
  const onCame = vi.fn()
  const calls: string[] = []
  const outbox = new Outbox({
    storage: {
      read: () => stored.value,
      write: (value) => {
        stored.value = value
      },
    },
    upload: async (one) => {
      calls.push(`${one.key}: ${one.files.map(({ key }) => key)}`)
      return upload(one)
    },
    send: async (one) => {
      calls.push(one.key)
      return send(one)
    },
    onSent,
    onGone,
    onCame,
    setTimer: (run, milliseconds) => {
      timers.push({ run, milliseconds })
      return () => {}
    },
  })
  return { outbox, stored, timers, onSent, onGone, onCame, calls }
}

test('a message is stored on the device until its sending is acknowledged', async () => {
  const stored: { value: string | null } = { value: null }
  const seen: (string | null)[] = []
  const { outbox, onSent } = anOutbox((one) => {
    seen.push(stored.value)
    return sent(one)
  }, stored)
  outbox.add(item('a'))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(seen[0]).toContain('"content":"a"')
  expect(stored.value).toBeNull()
  expect(outbox.state.items).toEqual([])
})

test('a message written offline is sent with the same key once online', async () => {
  let online = false
  const { outbox, stored, timers, calls, onSent } = anOutbox((one) => (online ? sent(one) : { outcome: 'later' }))
  outbox.add(item('a'))
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  expect(outbox.state.waiting).toBe(true)
  expect(stored.value).toContain('"key":"a"')
  online = true
  await outbox.flush()
  expect(calls).toEqual(['a', 'a'])
  expect(onSent).toHaveBeenCalledOnce()
  expect(outbox.state.waiting).toBe(false)
})

test('the delay between retries grows to at most thirty seconds', async () => {
  const { outbox, timers } = anOutbox(() => ({ outcome: 'later' }))
  outbox.add(item('a'))
  for (let count = 1; count < 8; count++) {
    await vi.waitFor(() => expect(timers).toHaveLength(count))
    timers.at(-1)?.run()
  }
  await vi.waitFor(() => expect(timers).toHaveLength(8))
  const delays = timers.map(({ milliseconds }) => milliseconds)
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('messages are sent in the order in which they were written', async () => {
  let online = false
  const { outbox, calls, timers } = anOutbox((one) => (online ? sent(one) : { outcome: 'later' }))
  outbox.add(item('a'))
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  online = true
  outbox.add(item('b'))
  outbox.add(item('c'))
  await vi.waitFor(() => expect(outbox.state.items).toEqual([]))
  expect(calls).toEqual(['a', 'a', 'b', 'c'])
})

test('a reopened window sends stored messages', async () => {
  const first = anOutbox(() => ({ outcome: 'later' }))
  first.outbox.add(item('a'))
  await vi.waitFor(() => expect(first.timers).toHaveLength(1))
  const second = anOutbox(sent, first.stored)
  expect(second.outbox.state.items).toEqual([item('a')])
  await second.outbox.flush()
  expect(second.calls).toEqual(['a'])
})

test('a refused message blocks no other and can be retried', async () => {
  let refusing = true
  const { outbox, calls } = anOutbox((one) =>
    refusing && one.key === 'a' ? { outcome: 'refused', sentence: 'Trop long.' } : sent(one),
  )
  outbox.add(item('a'))
  outbox.add(item('b'))
  await vi.waitFor(() => expect(outbox.state.items).toEqual([{ ...item('a'), problem: 'Trop long.' }]))
  expect(calls).toEqual(['a', 'b'])
  refusing = false
  outbox.retry('a')
  await vi.waitFor(() => expect(outbox.state.items).toEqual([]))
})

test('after a sign-out no message is lost and none is retried automatically', async () => {
  const { outbox, timers } = anOutbox(() => ({ outcome: 'signedOut' }))
  outbox.add(item('a'))
  await vi.waitFor(() => expect(outbox.state.signedOut).toBe(true))
  expect(outbox.state.items).toEqual([item('a')])
  expect(timers).toEqual([])
})

test('a message to a deleted conversation is not retried but stays on the device', async () => {
  const { outbox, stored, timers, calls, onGone } = anOutbox(() => ({ outcome: 'gone' }))
  outbox.add(item('a'))
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
  expect([calls, timers]).toEqual([['a'], []])
  expect(stored.value).toContain('"key":"a"')
})

test('malformed stored data is ignored', () => {
  expect(anOutbox(sent, { value: '{"a":' }).outbox.state.items).toEqual([])
  expect(anOutbox(sent, { value: '[{"key":1}]' }).outbox.state.items).toEqual([])
})

test('a message that the stream delivered before its response is not shown twice', () => {
  expect(listUnacknowledgedItems([item('a')], [message('a')])).toEqual([])
})

test('the same text sent earlier or by staff counts as another message', () => {
  const items = [item('oui')]
  expect(listUnacknowledgedItems(items, [message('oui', '2026-11-21T07:00:00.000Z')])).toEqual(items)
  expect(listUnacknowledgedItems(items, [message('oui', undefined, true)])).toEqual(items)
})

test('of two messages with the same text, the undelivered one stays pending', () => {
  expect(listUnacknowledgedItems([item('a', 'oui'), item('b', 'oui')], [message('oui')])).toEqual([item('b', 'oui')])
})

const photo = {
  uid: '0199d5a2-0000-7000-8000-000000000001',
  name: 'a.jpg',
  mimeType: 'image/jpeg' as const,
  size: 1,
}
const withFile = (key: string): OutboxItem => ({ ...item(key), files: [{ key: 'f', name: 'a.jpg' }] })

test('a message waits for its file’s upload and is sent with the stored file', async () => {
  let online = false
  const carried: unknown[] = []
  const { outbox, stored, timers, calls } = anOutbox(
    (one) => {
      carried.push(one.attachments, one.files)
      return sent(one)
    },
    { value: null },
    () => (online ? { outcome: 'ready', attachments: [photo] } : { outcome: 'later' }),
  )
  outbox.add(withFile('a'))
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  expect(stored.value).toContain('"name":"a.jpg"')
  online = true
  await outbox.flush()
  expect(calls).toEqual(['a: f', 'a: f', 'a'])
  expect(carried).toEqual([[photo], []])
  expect(stored.value).toBeNull()
})

test('a refused file holds back only its own message', async () => {
  const { outbox, calls } = anOutbox(sent, { value: null }, () => ({ outcome: 'refused', sentence: 'Plus là.' }))
  outbox.add(withFile('a'))
  outbox.add(item('b'))
  await vi.waitFor(() => expect(calls).toEqual(['a: f', 'b']))
  expect(outbox.state.items).toMatchObject([{ key: 'a', problem: 'Plus là.', files: [{ key: 'f' }] }])
})

test('a delivered message without the file does not acknowledge the pending one', () => {
  expect(listUnacknowledgedItems([withFile('a')], [message('a')])).toHaveLength(1)
})

test('a message overtaken by a colleague’s is held back and blocks no other', async () => {
  const { outbox, onCame, onSent } = anOutbox((one) => (one.key === 'a' ? stale() : sent(one)))
  outbox.add({ ...item('a'), seen: 3 })
  outbox.add(item('b'))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(onCame).toHaveBeenCalledExactlyOnceWith([message('Déjà réglé')])
  expect(outbox.state.items).toEqual([{ ...item('a'), seen: 7, stale: true, problem: 'Marc a écrit.' }])
})
