import { useEffect, useRef, useState } from 'react'
import type { Message, TypingEvent } from '../../contracts/support.ts'

/** Signs come every few seconds while somebody writes; without another the last one has ended. */
const shownMilliseconds = 7000
const notifyMilliseconds = 3000

/** Who of the other side is writing. */
export function useTyping() {
  const [name, setName] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function receive({ contact, staff }: TypingEvent): void {
    if (!staff) return
    clearTimeout(timer.current)
    setName(contact.name)
    timer.current = setTimeout(() => setName(null), shownMilliseconds)
  }
  function onMessage({ staff }: Message): void {
    if (!staff) return
    clearTimeout(timer.current)
    setName(null)
  }
  return { name, receive, onMessage }
}

/** Tells the other side that she is writing. A sign that does not arrive is not missed. */
export function useNotifyTyping(address: string): () => void {
  const notified = useRef(0)
  return () => {
    const now = Date.now()
    if (now - notified.current < notifyMilliseconds || !navigator.onLine) return
    notified.current = now
    void fetch(address, { method: 'POST' }).catch(() => undefined)
  }
}
