import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { jsonHeaders, sendRequest, Tally, type Ticket } from './traffic.ts'

/** People who write messages, each sent again under its key until it is acknowledged, as the site’s client does. */
export class MessageLoad {
  readonly tally = new Tally()
  readonly acknowledged = new Set<string>()
  private readonly url: () => string
  private readonly ticket: Ticket
  #running = true
  #writers: Promise<void>[] = []

  constructor(url: () => string, ticket: Ticket) {
    this.url = url
    this.ticket = ticket
  }

  async #send(key: string): Promise<boolean> {
    const { uid, token } = this.ticket
    const reply = await sendRequest(`${this.url()}/api/support/contact/tickets/${uid}/messages`, {
      method: 'POST',
      headers: { ...jsonHeaders, 'x-support-auth': `Contact ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ message: key }),
    })
    this.tally.add(reply)
    if (reply.status === 201) this.acknowledged.add(key)
    return reply.status === 201
  }

  async #write(): Promise<void> {
    while (this.#running) {
      const key = randomUUID()
      while (!(await this.#send(key)) && this.#running) await wait(100)
    }
  }

  start(writers: number): void {
    this.#writers = Array.from({ length: writers }, () => this.#write())
  }

  async stop(): Promise<void> {
    this.#running = false
    await Promise.all(this.#writers)
  }

  /** Reads the whole conversation. @returns how many acknowledged messages are missing, and how many messages are duplicated */
  async compare(): Promise<{ lost: number; doubled: number }> {
    const { uid, token } = this.ticket
    const counts = new Map<string, number>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = `length=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`
      const { status, body } = await sendRequest(`${this.url()}/api/support/contact/tickets/${uid}?${query}`, {
        headers: { 'x-support-auth': `Contact ${token}` },
      })
      if (status !== 200) throw new Error(`the conversation could not be read: ${status} ${body}`)
      const { payload, page } = JSON.parse(body) as {
        payload: { messages: { content: string }[] }
        page: { hasNextPage: boolean; endCursor: string | null }
      }
      for (const { content } of payload.messages) counts.set(content, (counts.get(content) ?? 0) + 1)
      cursor = page.hasNextPage ? page.endCursor : null
    }
    return {
      lost: [...this.acknowledged].filter((key) => !counts.has(key)).length,
      doubled: [...counts.values()].filter((count) => count > 1).length,
    }
  }
}
