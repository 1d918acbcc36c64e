import { useRef, useState } from 'react'
import type { OutboxItem } from '../../conversation/outbox.ts'
import { useDraft } from '../../conversation/use-draft.ts'
import { notifyPresence, notifyTyping } from './ticket-calls.ts'
import { useFiles } from './use-files.ts'

const notifyMilliseconds = 3000

/** What she is writing: text and files are kept on her device until they are sent. */
export function useWriting(me: string, uid: string) {
  const [text, storeText] = useDraft(me, uid)
  const [internal, setInternal] = useState(false)
  const files = useFiles(me, uid)
  const notified = useRef(0)

  function write(next: string): void {
    storeText(next)
    const now = Date.now()
    if (next === '' || now - notified.current < notifyMilliseconds || !navigator.onLine) return
    notified.current = now
    // The person is told of answers alone; colleagues of notes too.
    void (internal ? notifyPresence(uid, 'writing') : notifyTyping(uid))
  }
  return {
    text,
    write,
    internal,
    setInternal,
    files,
    clear() {
      storeText('')
      files.clear()
    },
    /** A message that did not leave, to be written anew. */
    takeBack(item: OutboxItem) {
      storeText(text.trim() === '' ? item.content : `${item.content}\n${text}`)
      setInternal(item.internal === true)
      files.put(item.attachments)
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
