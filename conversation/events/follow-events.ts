import type { RemovedEvent } from '../../contracts/support/staff-tickets.ts'
import type { Message, ReadEvent, StatusEvent, TypingEvent } from '../../contracts/support/support.ts'
import { ticketStatuses } from '../../contracts/support/ticket-label.ts'
import type { ConversationEvent } from '../conversation.ts'
import { isFlag, isText, shapeOf } from '../device/stored-values.ts'
import type { MessageCheck } from '../transport.ts'
import { type EventStream, jsonOf, openEventStream } from './event-stream.ts'

/** Ephemeral events, which have no number. */
export type ConversationSignal =
  | ({ kind: 'typing' } & TypingEvent)
  | ({ kind: 'read' } & ReadEvent)
  | { kind: 'transfer' }
  | ({ kind: 'removed' } & RemovedEvent)

export interface FollowOptions<M extends Message = Message> {
  /** called for each connection: the stream resumes after the last known event */
  open(): EventSource
  /** schema of this side's messages */
  schema: MessageCheck<M>
  onEvent(event: ConversationEvent<M>): void
  onSign(sign: ConversationSignal): void
  onConnection(live: boolean): void
  onRefused?: (() => void) | undefined
  /** further events, by name, that only this side receives */
  others?: Readonly<Record<string, (data: unknown) => void>>
}

const sequenceOf = ({ lastEventId }: MessageEvent): number => Number(lastEventId)

// These checks need no schema: the schema of messages may still be loading.
const isStatus = shapeOf<StatusEvent>({ status: (value) => ticketStatuses.some((one) => one === value) })
const isTyping = shapeOf<TypingEvent>({ contact: shapeOf<{ name: string }>({ name: isText }), staff: isFlag })
const isRead = shapeOf<ReadEvent>({ staff: isFlag, until: isText })
const isRemoved = shapeOf<RemovedEvent>({ uid: isText })

/** Delay before the stream is reopened after a message that could not be checked. */
const againMilliseconds = 5000

/** Runs work in the order of the calls: at once, or after unfinished earlier work. */
function inOrder() {
  let last: Promise<void> | undefined
  return (work: () => Promise<void> | undefined): void => {
    const done = last ? last.then(work) : work()
    if (!done) return
    const current: Promise<void> = done.finally(() => {
      if (last === current) last = undefined
    })
    last = current
  }
}

/** Follows a conversation; after a break it resumes after the last known event. */
export function followEvents<M extends Message>(following: FollowOptions<M>): EventStream {
  const { open, schema, onEvent, onSign, onConnection, onRefused, others = {} } = following
  const inTurn = inOrder()
  let again: ReturnType<typeof setTimeout> | undefined

  /** Ignores all events until the stream is reopened: it then sends them again. */
  function onUnchecked(): void {
    again = setTimeout(restart, againMilliseconds)
    onConnection(false)
  }
  function restart(): void {
    clearTimeout(again)
    again = undefined
    stream.restart()
  }
  const run = (work: () => Promise<void> | undefined) => inTurn(() => (again === undefined ? work() : undefined))
  const receiving =
    <Data extends object>(isData: (value: unknown) => value is Data, take: (data: Data, event: MessageEvent) => void) =>
    (event: MessageEvent) =>
      run(() => {
        const data = jsonOf(event)
        if (isData(data)) take(data, event)
        return undefined
      })
  function receiveMessage(event: MessageEvent): Promise<void> | undefined {
    const take = ({ data }: { data?: M | undefined }) => {
      if (data) onEvent({ sequence: sequenceOf(event), kind: 'message', message: data })
    }
    const checked = schema.safeParse(jsonOf(event))
    if (checked instanceof Promise) return checked.then(take, onUnchecked)
    take(checked)
    return undefined
  }
  const isAny = (_value: unknown): _value is object => true
  const further = Object.entries(others).map(([name, receive]) => [name, receiving(isAny, receive)])
  const stream = openEventStream({
    open,
    onConnection,
    onRefused,
    listeners: {
      message: (event) => run(() => receiveMessage(event)),
      status: receiving(isStatus, ({ status }, event) =>
        onEvent({ sequence: sequenceOf(event), kind: 'status', status }),
      ),
      typing: receiving(isTyping, (data) => onSign({ kind: 'typing', ...data })),
      read: receiving(isRead, (data) => onSign({ kind: 'read', ...data })),
      removed: receiving(isRemoved, (data) => onSign({ kind: 'removed', ...data })),
      transfer: receiving(isAny, () => onSign({ kind: 'transfer' })),
      ...Object.fromEntries(further),
    },
  })
  return {
    restart,
    stop() {
      clearTimeout(again)
      stream.stop()
    },
  }
}
