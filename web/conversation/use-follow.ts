import { useEffect, useRef, useState } from 'react'
import type { ConversationEvent } from './conversation.ts'
import { type ConversationSign, followEvents } from './follow-events.ts'

/** Shorter breaks are not worth a word. */
const graceMilliseconds = 3000
/** A stream that a sleeping device or a changed network left hanging is opened anew. */
const awayMilliseconds = 30_000

interface UseFollowInput {
  /** null: nothing to follow */
  address: string | null
  after: number
  onEvent(event: ConversationEvent): void
  onSign(sign: ConversationSign): void
  onLive(): void
}

/** @returns whether the connection has been gone for a while */
export function useFollow({ address, after, onEvent, onSign, onLive }: UseFollowInput): boolean {
  const latest = useRef({ after, onEvent, onSign, onLive })
  latest.current = { after, onEvent, onSign, onLive }
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (address === null) return
    let grace: ReturnType<typeof setTimeout> | undefined
    let hiddenAt = 0
    const following = followEvents({
      address,
      after: () => latest.current.after,
      onEvent: (event) => latest.current.onEvent(event),
      onSign: (sign) => latest.current.onSign(sign),
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
  }, [address])
  return lost
}
