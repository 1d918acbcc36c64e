import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import type { ConversationEvent } from '../conversation.ts'
import type { MessageCheck } from '../transport.ts'
import { type ConversationSignal, followEvents } from './follow-events.ts'
import { followStream } from './hold-stream.ts'

interface UseFollowInput<M extends Message> {
  /** false: nothing to follow */
  enabled: boolean
  open(): EventSource
  /** must not change while the window is open */
  schema: MessageCheck<M>
  onEvent(event: ConversationEvent<M>): void
  onSign(sign: ConversationSignal): void
  onLive(): void
  onRefused(): void
  /** listeners by event name, for events that only this side receives; names are read once */
  others?: Readonly<Record<string, (data: unknown) => void>>
}

/** @returns whether the connection has been gone for a while */
export function useFollow<M extends Message>(input: UseFollowInput<M>): boolean {
  const { enabled, schema } = input
  const latest = useRef(input)
  latest.current = input
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (!enabled) return
    const names = Object.keys(latest.current.others ?? {})
    const others = Object.fromEntries(
      names.map((name) => [name, (data: unknown) => latest.current.others?.[name]?.(data)]),
    )
    return followStream({
      onLost: setLost,
      onLive: () => latest.current.onLive(),
      open: (onConnection) =>
        followEvents({
          open: () => latest.current.open(),
          schema,
          onEvent: (event) => latest.current.onEvent(event),
          onSign: (sign) => latest.current.onSign(sign),
          onRefused: () => latest.current.onRefused(),
          others,
          onConnection,
        }),
    })
  }, [enabled, schema])
  return enabled && lost
}
