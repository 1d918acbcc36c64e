import type { TestApp } from '../../../tests/fixtures/test-app.ts'

export interface SentEvent {
  id: number
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read data of every shape
  data: any
}

export interface EventStream {
  status: number
  headers: Record<string, unknown>
  /** waits until that many numbered events arrived since the start */
  events(count: number): Promise<SentEvent[]>
  /** waits until that many events without a number arrived */
  ephemeral(count: number): Promise<Omit<SentEvent, 'id'>[]>
  /** everything that arrived, including comments, once the server has ended the stream */
  ended(): Promise<string>
  leave(): void
}

function parse(text: string, numbered: boolean): SentEvent[] {
  const blocks = text.split('\n\n').filter((block) => block.startsWith(numbered ? 'id: ' : 'event: '))
  return blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
    return { id: Number(field('id')), event: field('event'), data: JSON.parse(field('data')) }
  })
}

/** Follows a ticket over a real socket. */
export async function followEvents(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const address = app.fastify.server.address()
  const origin =
    address && typeof address === 'object'
      ? `http://127.0.0.1:${address.port}`
      : await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api${path}`, { headers, signal: leaving.signal })
  let text = ''
  let over = false
  let woken = () => {}
  const more = () =>
    new Promise<void>((resolve) => {
      woken = resolve
    })
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      woken()
    }
  })()
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    .finally(() => {
      over = true
      woken()
    })
  const found = (numbered: boolean) => parse(text.slice(0, text.lastIndexOf('\n\n') + 2), numbered)
  async function some(count: number, numbered: boolean): Promise<SentEvent[]> {
    while (found(numbered).length < count) {
      if (over) throw new Error(`the stream ended after ${found(numbered).length} of ${count} events`)
      await more()
    }
    return found(numbered)
  }
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    events: (count) => some(count, true),
    ephemeral: (count) => some(count, false),
    async ended() {
      await reading
      return text
    },
    leave: () => leaving.abort(),
  }
}
