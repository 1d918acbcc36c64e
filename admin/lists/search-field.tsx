import TextField from '@mui/material/TextField'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '../../contracts/limits.ts'
import { useList } from './list-provider.tsx'
import { listWords } from './words.ts'

/** Pause in typing before the list is requested. */
const pauseMilliseconds = 350

/** Writes the typed text into the address once the user pauses, and keeps text typed meanwhile. */
export function SearchField({ hint }: { hint?: string | undefined }) {
  const { filter, narrow } = useList()
  const asked = String(filter.q ?? '')
  const [text, setText] = useState(asked)
  /** texts that this field has sent but the address does not show yet */
  const sent = useRef<string[]>([])
  useEffect(() => {
    const place = sent.current.indexOf(asked)
    sent.current = place === -1 ? [] : sent.current.slice(place + 1)
    if (place === -1) setText(asked)
  }, [asked])
  const search = useEffectEvent((q: string) => {
    sent.current.push(q)
    narrow({ q })
  })
  useEffect(() => {
    if (text === asked) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // Staff opened a row meanwhile: its screen is still loading, and a search would bring them back to the list.
      if (window.location.pathname !== pathname) return
      search(text)
    }, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text, asked])
  return (
    <TextField
      type="search"
      size="small"
      label={listWords.search}
      value={text}
      helperText={hint}
      slotProps={{ htmlInput: { maxLength: limits.search } }}
      onChange={({ target }) => setText(target.value)}
      sx={{ flex: '1 1 14rem', maxWidth: 420 }}
    />
  )
}
