import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Message } from '../contracts/support.ts'
import type { ConversationEvent } from './conversation.ts'
import { type ConversationSign, followEvents } from './follow-events.ts'
import { followStream } from './hold-stream.ts'

interface UseFollowInput<M extends Message> {
  /** null: nothing to follow */
  address: string | null
  after: number
  /** one for all time: of what is told to this side */
  schema: z.ZodType<M>
  onEvent(event: ConversationEvent<M>): void
  onSign(sign: ConversationSign): void
  onLive(): void
  /** as of the first time */
  others?: Readonly<Record<string, (data: unknown) => void>>
}

/** @returns whether the connection has been gone for a while */
export function useFollow<M extends Message>(input: UseFollowInput<M>): boolean {
  const { address, after, schema, onEvent, onSign, onLive, others } = input
  const receive = useRef(others)
  const latest = useRef({ after, onEvent, onSign, onLive })
  latest.current = { after, onEvent, onSign, onLive }
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (address === null) return
    return followStream({
      onLost: setLost,
      onLive: () => latest.current.onLive(),
      open: (onConnection) =>
        followEvents({
          address,
          schema,
          after: () => latest.current.after,
          onEvent: (event) => latest.current.onEvent(event),
          onSign: (sign) => latest.current.onSign(sign),
          ...(receive.current ? { others: receive.current } : {}),
          onConnection,
        }),
    })
  }, [address, schema])
  return lost
}
