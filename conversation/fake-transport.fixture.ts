import { vi } from 'vitest'
import type { Attachment } from '../contracts/attachments.ts'
import { type Message, message } from '../contracts/support.ts'
import type { ConversationPage, Transport } from './transport.ts'
import type { Loaded } from './use-messages.ts'

export const ticket = '0199d0de-0000-7000-8000-00000000000a'

/** The n-th message; staff’s where said so. */
export const said = (n: number, staff = false, content = `message ${n}`): Message => ({
  uid: `0199d0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
  date: new Date(Date.UTC(2026, 10, 21, 9, n)).toISOString(),
  content,
  contact: { uid: `0199d0de-0000-7000-8000-0000000000${staff ? 'cc' : 'bb'}`, name: staff ? 'Claire' : 'Camille' },
  staff,
  attachments: [],
})

export const attached = (name: string): Attachment => ({
  uid: crypto.randomUUID(),
  name,
  mimeType: 'application/pdf',
  size: 9,
})

export const loaded = (messages: Message[], more: Partial<Loaded> & { sequence?: number } = {}): Loaded => ({
  ticket: { messages, status: 'pending', sequence: more.sequence ?? messages.length, unseen: 0 },
  older: null,
  unread: 0,
  ...more,
})

export const pageOf = (page: Loaded, uid = ticket): ConversationPage => ({ uid, ...page })

/** As the relay’s client fails: 0 is no answer. */
export const failure = (status: number, sentence = 'Non.'): Error => Object.assign(new Error(sentence), { status })

/** One connection of a stream, as a browser’s. */
export class FakeSource extends EventTarget {
  readyState = 0
  readonly after: number

  constructor(after: number) {
    super()
    this.after = after
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  send(name: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(name), { lastEventId, data: JSON.stringify(data) }))
  }

  /** @param readyState 0: the browser connects again by itself; 2: the server refused */
  fail(readyState: 0 | 2): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  close(): void {
    this.readyState = 2
  }
}

/** A server that writes each key once. `fail` decides which calls it does not answer. */
export function fakeTransport() {
  const sources: FakeSource[] = []
  const written = new Map<string, Message>()
  const server = { fail: (_call: string): number | undefined => undefined }
  const answer = async <T>(call: string, give: () => T): Promise<T> => {
    const status = server.fail(call)
    if (status !== undefined) throw failure(status)
    return give()
  }
  const transport = {
    schema: message,
    read: vi.fn((_cursor?: string) => answer('read', () => pageOf(loaded([])))),
    send: vi.fn<Transport['send']>((item) =>
      answer('send', () => {
        const known = written.get(item.key)
        const own = { ...said(30 + written.size, false, item.content), attachments: item.attachments }
        if (!known) written.set(item.key, own)
        return known ?? own
      }),
    ),
    upload: vi.fn<Transport['upload']>(({ file }) => answer('upload', () => attached(file.name))),
    removeUpload: vi.fn(async (_uid: string) => undefined),
    markRead: vi.fn(() => answer('markRead', () => undefined)),
    notifyTyping: vi.fn((_internal: boolean) => answer('notifyTyping', () => undefined)),
    openEvents: vi.fn((after: number) => {
      const source = new FakeSource(after)
      sources.push(source)
      return source as unknown as EventSource
    }),
  } satisfies Transport
  return { transport, server, sources, written, source: () => sources.at(-1) as FakeSource }
}
