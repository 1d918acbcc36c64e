import { z } from 'zod'
import { type RemovedEvent, removedEvent } from '../contracts/removed-event.ts'
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
  | ({ kind: 'removed' } & RemovedEvent)

export interface Following<M extends Message = Message> {
  /** asked each time: the stream goes on after the last event that is known */
  open(): EventSource
  /** of what is told to this side */
  schema: z.ZodType<M>
  onEvent(event: ConversationEvent<M>): void
  onSign(sign: ConversationSign): void
  onConnection(live: boolean): void
  onRefused?: (() => void) | undefined
  /** further events, by name, that only this side is told */
  others?: Readonly<Record<string, (data: unknown) => void>>
}

const sequenceOf = ({ lastEventId }: MessageEvent): number => Number(lastEventId)

/** Follows a conversation: after a break from the last event that is known. */
export function followEvents<M extends Message>(following: Following<M>): EventStream {
  const { open, schema, onEvent, onSign, onConnection, onRefused, others = {} } = following
  const received = Object.entries(others).map(([name, receive]) => [
    name,
    (event: MessageEvent) => receive(dataOf(z.unknown(), event)),
  ])
  return openEventStream({
    open,
    onConnection,
    onRefused,
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
      removed(event) {
        const data = dataOf(removedEvent, event)
        if (data) onSign({ kind: 'removed', ...data })
      },
      transfer: () => onSign({ kind: 'transfer' }),
      ...Object.fromEntries(received),
    },
  })
}
