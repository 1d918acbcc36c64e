import { useEffect, useState } from 'react'
import { draftSlot } from './device-storage.ts'

/** What she has begun to write, kept on her device until it is sent. */
export function useDraft(owner: string, uid: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(initial)
  useEffect(() => {
    const kept = draftSlot(owner, uid).read()
    if (kept !== null) setText((typed) => typed || kept)
  }, [owner, uid])
  function change(next: string): void {
    setText(next)
    draftSlot(owner, uid).write(next === '' ? null : next)
  }
  return [text, change]
}
