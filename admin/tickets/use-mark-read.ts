import { useEffect, useRef, useState } from 'react'
import type { StaffMessage } from '../../contracts/staff-tickets.ts'
import { firstUnread } from '../../conversation/group-messages.ts'
import { markRead } from './ticket-calls.ts'

interface UseMarkReadInput {
  uid: string
  messages: readonly StaffMessage[]
  /** unseen messages when the conversation was opened */
  unread: number
  /** she reads by leave: no mark */
  silent: boolean
}

/** Tells the server what she sees. @returns uid of the first message that was new when she came */
export function useMarkRead({ uid, messages, unread, silent }: UseMarkReadInput): string | undefined {
  const [firstNew] = useState(() => firstUnread(messages, unread, 'staff'))
  const latest = messages.findLast(({ staff }) => !staff)?.uid
  const seen = useRef(unread > 0 ? undefined : latest)
  useEffect(() => {
    if (silent || latest === undefined || latest === seen.current) return
    function read(): void {
      if (document.hidden || latest === seen.current) return
      const before = seen.current
      seen.current = latest
      markRead(uid).catch(() => {
        // The next look tells it.
        seen.current = before
      })
    }
    read()
    document.addEventListener('visibilitychange', read)
    addEventListener('online', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('online', read)
    }
  }, [uid, latest, silent])
  return firstNew
}
