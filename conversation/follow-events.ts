import { z } from 'zod'
import {
  type Message,
  type ReadEvent,
  readEvent,
  statusEvent,
  type TypingEvent,
  typingEvent,
} from '../contracts/support.ts'
import type { ConversationEvent } from './conversation.ts'

const firstDelayMilliseconds = 1000
const longestDelayMilliseconds = 30_000

/** What passes and has no number. */
export type ConversationSign =
  | ({ kind: 'typing' } & TypingEvent)
  | ({ kind: 'read' } & ReadEvent)
  | { kind: 'transfer' }

export interface Following<M extends Message = Message> {
  /** of the stream, without a query */
  address: string
  /** the last event that is known: the stream goes on after it */
  after(): number
  /** of what is told to this side */
  schema: z.ZodType<M>
  onEvent(event: ConversationEvent<M>): void
  onSign(sign: ConversationSign): void
  onConnection(live: boolean): void
  /** further events, by name, that only this side is told */
  others?: Readonly<Record<string, (data: unknown) => void>>
  /** default: the browser's own */
  open?: (address: string) => EventSource
}

const sequenceOf = ({ lastEventId }: MessageEvent): number => Number(lastEventId)

function parse<T>(schema: { safeParse(value: unknown): { data?: T } }, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Follows a conversation. A break is mended by the browser with Last-Event-ID; a refusal, which the browser would
 * take for final, by asking again later from the last event that is known.
 */
export function followEvents<M extends Message>(following: Following<M>): { restart(): void; stop(): void } {
  const { address, after, schema, onEvent, onSign, onConnection, others = {}, open } = following
  const make = open ?? ((url: string) => new EventSource(url))
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelayMilliseconds

  function start(): void {
    clearTimeout(timer)
    source?.close()
    const current = make(`${address}${address.includes('?') ? '&' : '?'}after=${after()}`)
    source = current
    current.addEventListener('open', () => {
      delay = firstDelayMilliseconds
      onConnection(true)
    })
    current.addEventListener('message', (event) => {
      const data = parse(schema, event.data)
      if (data) onEvent({ sequence: sequenceOf(event), kind: 'message', message: data })
    })
    current.addEventListener('status', (event) => {
      const data = parse(statusEvent, event.data)
      if (data) onEvent({ sequence: sequenceOf(event), kind: 'status', status: data.status })
    })
    current.addEventListener('typing', (event) => {
      const data = parse(typingEvent, event.data)
      if (data) onSign({ kind: 'typing', ...data })
    })
    current.addEventListener('read', (event) => {
      const data = parse(readEvent, event.data)
      if (data) onSign({ kind: 'read', ...data })
    })
    current.addEventListener('transfer', () => onSign({ kind: 'transfer' }))
    for (const [name, hear] of Object.entries(others)) {
      current.addEventListener(name, (event) => hear(parse(z.unknown(), event.data)))
    }
    current.addEventListener('error', () => {
      onConnection(false)
      if (current.readyState !== EventSource.CLOSED || source !== current) return
      timer = setTimeout(start, delay)
      delay = Math.min(delay * 2, longestDelayMilliseconds)
    })
  }

  start()
  return {
    restart: start,
    stop() {
      clearTimeout(timer)
      source?.close()
      source = undefined
    },
  }
}
