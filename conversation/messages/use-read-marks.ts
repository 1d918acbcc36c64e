import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import { isSaidBy, type Side } from '../conversation.ts'
import { findFirstUnreadMessage } from './group-messages.ts'

interface UseReadMarksInput {
  side: Side
  messages: readonly Message[]
  /** unseen messages when the conversation was loaded */
  unread: number
  /** true: no mark is sent */
  silent: boolean
  /** @returns whether the server stored the mark */
  mark(): Promise<boolean>
}

/**
 * Marks messages as read on the server, and remembers the first new message.
 * @returns uid of the first new message
 */
export function useReadMarks({ side, messages, unread, silent, mark }: UseReadMarksInput): string | undefined {
  const [firstNew, setFirstNew] = useState(() => findFirstUnreadMessage(messages, unread, side))
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
      // If the call failed, send the mark again when the page is shown or online again.
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
