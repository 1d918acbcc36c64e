import { useEffect, useRef, useState } from 'react'
import type { Message, TypingEvent } from '../../contracts/support/support.ts'
import type { Side } from '../conversation.ts'

/** Time after which the name is hidden, unless a new typing event arrives; they repeat every few seconds. */
const shownMilliseconds = 7000
const notifyMilliseconds = 3000

/** Name of the person on the other side who is typing. */
export function useTyping(side: Side) {
  const [name, setName] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isOther = (staff: boolean) => staff === (side === 'person')
  function end(): void {
    clearTimeout(timer.current)
    setName(null)
  }
  return {
    name,
    onTyping({ contact, staff }: Pick<TypingEvent, 'contact' | 'staff'>): void {
      if (!isOther(staff)) return
      clearTimeout(timer.current)
      setName(contact.name)
      timer.current = setTimeout(end, shownMilliseconds)
    },
    onMessage({ staff }: Pick<Message, 'staff'>): void {
      if (isOther(staff)) end()
    },
  }
}

/** Notifies every few seconds that the user is typing. Failures are ignored. */
export function useNotifyTyping(notify: (internal: boolean) => Promise<unknown>): (internal: boolean) => void {
  const notified = useRef(0)
  return (internal) => {
    const now = Date.now()
    if (now - notified.current < notifyMilliseconds || !navigator.onLine) return
    notified.current = now
    notify(internal).catch(() => undefined)
  }
}
