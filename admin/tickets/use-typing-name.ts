import { useEffect, useRef, useState } from 'react'

/** Signs come every few seconds while somebody writes; without another the last one has ended. */
const shownMilliseconds = 7000

export function useTypingName() {
  const [name, setName] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function end(): void {
    clearTimeout(timer.current)
    setName(null)
  }
  function receive(who: string): void {
    clearTimeout(timer.current)
    setName(who)
    timer.current = setTimeout(() => setName(null), shownMilliseconds)
  }
  return { name, receive, end }
}
