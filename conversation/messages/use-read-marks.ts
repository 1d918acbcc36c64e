import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import { isSaidBy, type Side } from '../conversation.ts'
import { firstUnread } from './group-messages.ts'

interface UseReadMarksInput {
  side: Side
  messages: readonly Message[]
  /** unseen messages when the conversation was loaded */
  unread: number
  /** no mark is left */
  silent: boolean
  /** @returns whether the server knows */
  mark(): Promise<boolean>
}

/**
 * Tells the server once what has been seen, and remembers from where on it was new.
 * @returns uid of the first new message
 */
export function useReadMarks({ side, messages, unread, silent, mark }: UseReadMarksInput): string | undefined {
  const [firstNew, setFirstNew] = useState(() => firstUnread(messages, unread, side))
  const other: Side = side === 'staff' ? 'person' : 'staff'
  const latest = messages.findLast((message) => isSaidBy(other, message))?.uid
  const seen = useRef(unread > 0 ? undefined : latest)
  const send = useRef(mark)
  send.current = mark

  useEffect(() => {
    if (silent || latest === undefined || latest === seen.current) return
    async function read(): Promise<void> {
      if (document.hidden || latest === seen.current) return
      const before = seen.current
      seen.current = latest
      // Without an answer the next look sends the mark again.
      if (!(await send.current()) && seen.current === latest) seen.current = before
    }
    if (document.hidden) setFirstNew((first) => first ?? latest)
    void read()
    document.addEventListener('visibilitychange', read)
    addEventListener('online', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('online', read)
    }
  }, [latest, silent])
  return firstNew
}
