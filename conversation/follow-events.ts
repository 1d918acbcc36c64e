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
import { dataOf, type EventStream, openEventStream } from './event-stream.ts'

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

/** Follows a conversation: after a break from the last event that is known. */
export function followEvents<M extends Message>(following: Following<M>): EventStream {
  const { address, after, schema, onEvent, onSign, onConnection, others = {}, open } = following
  const received = Object.entries(others).map(([name, receive]) => [
    name,
    (event: MessageEvent) => receive(dataOf(z.unknown(), event)),
  ])
  return openEventStream({
    address: () => `${address}${address.includes('?') ? '&' : '?'}after=${after()}`,
    onConnection,
    open,
    listeners: {
      message(event) {
        const data = dataOf(schema, event)
        if (data) onEvent({ sequence: sequenceOf(event), kind: 'message', message: data })
      },
      status(event) {
        const data = dataOf(statusEvent, event)
        if (data) onEvent({ sequence: sequenceOf(event), kind: 'status', status: data.status })
      },
      typing(event) {
        const data = dataOf(typingEvent, event)
        if (data) onSign({ kind: 'typing', ...data })
      },
      read(event) {
        const data = dataOf(readEvent, event)
        if (data) onSign({ kind: 'read', ...data })
      },
      transfer: () => onSign({ kind: 'transfer' }),
      ...Object.fromEntries(received),
    },
  })
}
