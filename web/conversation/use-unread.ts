import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contracts/support.ts'
import { firstUnread } from '../../conversation/group-messages.ts'

interface UseUnreadInput {
  messages: readonly Message[]
  /** unseen messages when the page was made */
  unread: number
  /** where to say that they are seen */
  address: string
  onRead(): void
}

/**
 * Tells the server what she sees, and remembers from where on it was new to her.
 * @returns uid of the first new message
 */
export function useUnread({ messages, unread, address, onRead }: UseUnreadInput): string | undefined {
  const [firstNew, setFirstNew] = useState(() => firstUnread(messages, unread))
  const staffMessages = messages.filter(({ staff }) => staff)
  const latest = staffMessages.at(-1)?.uid
  const seen = useRef(unread > 0 ? undefined : latest)
  const callback = useRef(onRead)
  callback.current = onRead

  useEffect(() => {
    if (latest === undefined || latest === seen.current) return
    async function read(): Promise<void> {
      if (document.hidden) return
      seen.current = latest
      const response = await fetch(address, { method: 'POST' }).catch(() => undefined)
      if (response?.ok) callback.current()
    }
    if (document.hidden) setFirstNew((first) => first ?? latest)
    void read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [latest, address])
  return firstNew
}
