import { useEffect, useState } from 'react'
import { draftSlot } from '../device/device-storage.ts'

/** Puts the stored draft before the page's text, unless the draft contains it. */
function joined(stored: string | null, initial: string): string {
  if (stored === null) return initial
  return stored.includes(initial) ? stored : `${stored}\n${initial}`
}

/** Draft text, kept on the device until it is sent. */
export function useDraft(owner: string, uid: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(initial)
  useEffect(() => {
    const slot = draftSlot(owner, uid)
    const begun = joined(slot.read(), initial)
    setText((typed) => (typed === initial ? begun : typed))
    slot.write(begun === '' ? null : begun)
  }, [owner, uid, initial])
  function change(next: string): void {
    setText(next)
    draftSlot(owner, uid).write(next === '' ? null : next)
  }
  return [text, change]
}
