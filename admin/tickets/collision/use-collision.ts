import { useEffect, useRef, useState } from 'react'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { LiveThread } from '../thread/use-thread.ts'
import { type LastSeenMessage, lastSeenMessage, messagesSince } from './messages-since.ts'

interface Base {
  mark: LastSeenMessage
  sequence: number
}

/**
 * Stops an answer if others wrote after the user had begun it. Records the last message seen when the user begins to
 * write. The server checks too, for messages that this window has not received.
 */
export function useCollision(me: string, live: LiveThread) {
  const { conversation, writing, pending, edit } = live
  const { messages, sequence } = conversation
  const writes = writing.text !== '' || writing.files.files.length + writing.articles.length > 0
  const base = useRef<Base>({ mark: lastSeenMessage(messages), sequence })
  if (!writes) base.current = { mark: lastSeenMessage(messages), sequence }
  const missed = messagesSince(messages, base.current.mark, me)
  /** messages to show instead of sending the answer */
  const [stopped, setStopped] = useState<readonly StaffMessage[]>([])

  const acknowledge = (until = sequence): void => {
    base.current = { mark: lastSeenMessage(messages), sequence: Math.max(until, sequence) }
  }

  // Return refused answers to the field once none is being sent, last one first: each is put before the field's text.
  const isSettled = pending.every(({ problem }) => problem !== undefined)
  const stale = isSettled ? pending.findLast((item) => item.stale) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stopped answer returns to the field once
  useEffect(() => {
    if (!stale) return
    const before = messages.filter(({ date }) => date <= (stale.after ?? ''))
    setStopped(messagesSince(messages, lastSeenMessage(before), me))
    acknowledge(stale.seen)
    edit(stale)
  }, [stale?.key])

  return {
    missed,
    stopped,
    seen: () => base.current.sequence,
    /** @returns whether messages must be shown first */
    stops(): boolean {
      if (writing.internal || missed.length === 0) return false
      setStopped(missed)
      acknowledge()
      return true
    },
    close: () => setStopped([]),
  }
}

export type Collision = ReturnType<typeof useCollision>
