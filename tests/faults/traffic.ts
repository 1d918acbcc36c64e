import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import type { FaultMeasurements } from './fault.ts'

export interface Reply {
  /** 0 if there was no answer */
  status: number
  body: string
  headers: http.IncomingHttpHeaders
  milliseconds: number
}

export interface RequestInput {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  agent?: http.Agent
  /** timeout in milliseconds; default: 60,000 */
  patience?: number
}

export const jsonHeaders = { 'content-type': 'application/json' }

/** One request; its failure is an answer with the status 0. */
export function sendRequest(url: string, { patience = 60_000, body, ...options }: RequestInput = {}): Promise<Reply> {
  const started = performance.now()
  const none = (): Reply => ({ status: 0, body: '', headers: {}, milliseconds: performance.now() - started })
  return new Promise((resolve) => {
    const request = http.request(url, { agent: false, ...options, signal: AbortSignal.timeout(patience) })
    request.once('error', () => resolve(none()))
    request.once('response', async (response) => {
      const received = await text(response).catch(() => undefined)
      if (received === undefined) return resolve(none())
      const { statusCode = 0, headers } = response
      resolve({ status: statusCode, body: received, headers, milliseconds: performance.now() - started })
    })
    request.end(body)
  })
}

/** Counts answers as the table of a fault shows them. */
export class Tally {
  readonly statuses = new Map<number, number>()
  slowest = 0

  add({ status, milliseconds }: Reply): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.slowest = Math.max(this.slowest, milliseconds)
  }

  of(matches: (status: number) => boolean): number {
    return [...this.statuses].filter(([status]) => matches(status)).reduce((sum, [, count]) => sum + count, 0)
  }

  seen(): Pick<FaultMeasurements, 'requests' | 'failures' | 'refused' | 'unanswered' | 'slowest'> {
    return {
      requests: this.of(() => true),
      failures: this.of((status) => status >= 500 && status !== 503),
      refused: this.of((status) => status === 503),
      unanswered: this.of((status) => status === 0),
      slowest: Math.round(this.slowest),
    }
  }
}

/** Polls until the condition is true. @returns milliseconds that it took; Infinity if `patience` ran out */
export async function pollUntil(condition: () => Promise<boolean>, patience = 60_000): Promise<number> {
  const started = performance.now()
  while (!(await condition())) {
    if (performance.now() - started > patience) return Number.POSITIVE_INFINITY
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Math.round(performance.now() - started)
}

export interface Ticket {
  uid: string
  token: string
}

const newTicket = () =>
  JSON.stringify({ title: '[Autre]: Essai', message: 'Bonjour', email: `${randomUUID()}@exemple.fr`, name: 'Essai' })

/** Opens a ticket, and reads its link's token from the log of a server without SMTP. */
export async function openTicket(url: string, output: () => string): Promise<Ticket> {
  const { status, body } = await sendRequest(`${url}/api/support/contact/tickets`, {
    method: 'POST',
    headers: jsonHeaders,
    body: newTicket(),
  })
  if (status !== 201) throw new Error(`no ticket could be opened: ${status} ${body}`)
  const { uid } = JSON.parse(body).payload as { uid: string }
  let token: string | undefined
  await pollUntil(async () => {
    token = new RegExp(`${uid}\\?t=([\\w-]+)`).exec(output())?.[1]
    return token !== undefined
  })
  if (!token) throw new Error('no link was logged')
  return { uid, token }
}
