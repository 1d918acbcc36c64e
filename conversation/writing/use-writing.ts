import { useState } from 'react'
import { limits } from '../../contracts/limits.ts'
import type { Attachment } from '../../contracts/support/attachments.ts'
import { codePointLength } from '../../contracts/text/code-points.ts'
import type { Files } from '../files/use-files.ts'
import type { ChosenArticle, OutboxItem, PendingFile } from './outbox.ts'
import { useChosenArticles } from './use-chosen-articles.ts'
import { useDraft } from './use-draft.ts'

export interface OutgoingMessage {
  content: string
  attachments: readonly Attachment[]
  /** files to upload before the message is sent */
  files: readonly PendingFile[]
  articles: readonly ChosenArticle[]
  /** the message is a note among staff */
  internal: boolean
  /** number of the last event that the user had seen when beginning the message */
  seen?: number | undefined
}

interface UseWritingInput {
  owner: string
  uid: string
  /** initial text from the page: a refused form, or a quote */
  initial: string | undefined
  files: Files
  /** called at each change to a text that is not empty */
  onTyping(internal: boolean): void
  send(written: OutgoingMessage): void
}

/** The next message: text and files are kept on the device until they are sent. */
export function useWriting({ owner, uid, initial, files, onTyping, send }: UseWritingInput) {
  const [text, storeText] = useDraft(owner, uid, initial)
  const [internal, setInternal] = useState(false)
  const chosen = useChosenArticles(owner, uid)
  // A note offers no articles: they wait for the next message.
  const articles = internal ? [] : chosen.articles
  const left = limits.message - codePointLength(text)
  const isEmpty = text.trim() === '' && files.files.length + articles.length === 0
  const held = isEmpty || left < 0 || !files.sendable
  function clear(): void {
    storeText('')
    files.clear()
    if (!internal) chosen.clear()
  }
  return {
    text,
    change(next: string): void {
      storeText(next)
      if (next !== '') onTyping(internal)
    },
    internal,
    setInternal,
    files,
    articles,
    offer: (article: ChosenArticle) => chosen.add([article]),
    withdraw: chosen.remove,
    left,
    /** true: the message cannot be sent now */
    held,
    /** @param seen number of the last event that the user had seen, if others may have written meanwhile */
    submit(seen?: number): void {
      if (held) return
      send({ content: text, attachments: files.ready(), files: files.pending(), articles, internal, seen })
      clear()
    },
    /** called when the text was sent in another way */
    clear,
    /** Returns an unsent message to the field, before text begun since. */
    takeBack(item: OutboxItem): void {
      storeText(text.trim() === '' ? item.content : `${item.content}\n${text}`)
      setInternal(item.internal === true)
      files.put(item)
      chosen.add(item.articles ?? [])
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
