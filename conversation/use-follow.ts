import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Message } from '../contracts/support.ts'
import type { ConversationEvent } from './conversation.ts'
import { type ConversationSign, followEvents } from './follow-events.ts'

/** Shorter breaks are not worth a word. */
const graceMilliseconds = 3000
/** A stream that a sleeping device or a changed network left hanging is opened anew. */
const awayMilliseconds = 30_000

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
  const hear = useRef(others)
  const latest = useRef({ after, onEvent, onSign, onLive })
  latest.current = { after, onEvent, onSign, onLive }
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (address === null) return
    let grace: ReturnType<typeof setTimeout> | undefined
    let hiddenAt = 0
    const following = followEvents({
      address,
      schema,
      after: () => latest.current.after,
      onEvent: (event) => latest.current.onEvent(event),
      onSign: (sign) => latest.current.onSign(sign),
      ...(hear.current ? { others: hear.current } : {}),
      onConnection(live) {
        clearTimeout(grace)
        if (live) {
          setLost(false)
          latest.current.onLive()
        } else grace = setTimeout(() => setLost(true), graceMilliseconds)
      },
    })
    const onOffline = () => setLost(true)
    const onVisibility = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > awayMilliseconds) following.restart()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && following.restart()
    addEventListener('online', following.restart)
    addEventListener('offline', onOffline)
    addEventListener('pagehide', following.stop)
    addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(grace)
      following.stop()
      removeEventListener('online', following.restart)
      removeEventListener('offline', onOffline)
      removeEventListener('pagehide', following.stop)
      removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [address, schema])
  return lost
}
