import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Pause in typing before the list is requested. */
const pauseMilliseconds = 350

/**
 * Text of a field that filters a list. It is sent once the user pauses; text typed meanwhile is kept.
 * @param asked the text that the address has
 * @param send writes the text into the address; `typedAt` is the path at which it was typed
 */
export function useTypedFilter(asked: string, send: (text: string, typedAt: string) => void) {
  const [text, setText] = useState(asked)
  /** texts that this field has sent but the address does not show yet */
  const sent = useRef<string[]>([])
  useEffect(() => {
    const place = sent.current.indexOf(asked)
    sent.current = place === -1 ? [] : sent.current.slice(place + 1)
    if (place === -1) setText(asked)
  }, [asked])
  const search = useEffectEvent((typedAt: string) => {
    sent.current.push(text)
    send(text, typedAt)
  })
  useEffect(() => {
    if (text === asked) return
    const { pathname } = window.location
    const timer = setTimeout(() => search(pathname), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text, asked])
  return [text, setText] as const
}
