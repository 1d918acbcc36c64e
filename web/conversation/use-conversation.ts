import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Attachment } from '../../contracts/attachments.ts'
import { type Message, message } from '../../contracts/support.ts'
import {
  applyEvent,
  applyNewest,
  applyOlder,
  applyRead,
  applySent,
  type ConversationEvent,
  openConversation,
} from '../../conversation/conversation.ts'
import { forgetFiles } from '../../conversation/device-files.ts'
import type { ConversationSign } from '../../conversation/follow-events.ts'
import { type OutboxItem, type PendingFile, unacknowledged } from '../../conversation/outbox.ts'
import { useFollow } from '../../conversation/use-follow.ts'
import { useOutbox } from '../../conversation/use-outbox.ts'
import { t } from '../i18n/index.ts'
import type { LoadedConversation } from './load-conversation.ts'
import { postMessage } from './post-message.ts'
import { uploadStored } from './upload-file.ts'
import { useOlder } from './use-older.ts'
import { useNotifyTyping, useTyping } from './use-typing.ts'
import { useUnread } from './use-unread.ts'

interface UseConversationInput {
  /** whose device storage: her uid, or `contact` */
  owner: string
  uid: string
  /** of the page */
  address: string
  loaded: LoadedConversation
  /** said where the server refuses without a sentence */
  fallback: string
  onSent?: (message: Message) => void
  /** staff wrote */
  onAnswer?: (message: Message) => void
  onRead?: () => void
  /** a proposal to hand it on was made or settled, or may have been while the connection was gone */
  onTransfer?: () => void
}

/** A conversation as it lives in one window. One window shows one: give the component the ticket’s uid as its key. */
export function useConversation(input: UseConversationInput) {
  const { owner, uid, address, loaded, fallback } = input
  const [conversation, setConversation] = useState(() => openConversation(loaded))
  const handlers = useRef(input)
  handlers.current = input

  const lastLoaded = useRef(loaded)
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    setConversation((state) => (loaded.archive ? openConversation(loaded) : applyNewest(state, loaded)))
  }, [loaded])

  const { outbox, state: outboxState } = useOutbox({
    owner,
    uid,
    send: (item) => postMessage(`${address}/messages`, item, fallback),
    upload: ({ files }) =>
      uploadStored({
        address: `${address}/attachments`,
        files,
        refused: t('attachments.refused'),
        gone: (name) => t('attachments.gone', { name }),
      }),
    onSent(message) {
      setConversation((state) => applySent(state, message))
      handlers.current.onSent?.(message)
    },
  })
  const onEvent = useCallback((event: ConversationEvent) => {
    setConversation((state) => applyEvent(state, event))
    if (event.kind === 'message' && event.message.staff) handlers.current.onAnswer?.(event.message)
  }, [])
  const typing = useTyping()
  const onSign = (sign: ConversationSign) => {
    if (sign.kind === 'typing') typing.receive(sign)
    else if (sign.kind === 'transfer') handlers.current.onTransfer?.()
    else if (sign.staff) setConversation((state) => applyRead(state, sign.until))
  }
  const lost = useFollow({
    address: loaded.archive ? null : `${address}/events`,
    after: conversation.sequence,
    schema: message,
    onEvent(event) {
      onEvent(event)
      if (event.kind === 'message') typing.onMessage(event.message)
    },
    onSign,
    onLive() {
      void outbox?.flush()
      if (lost) handlers.current.onTransfer?.()
    },
  })
  const older = useOlder(`${address}/messages`, (messages, cursor) =>
    setConversation((state) => applyOlder(state, messages, cursor)),
  )
  const firstNew = useUnread({
    messages: conversation.messages,
    unread: loaded.unread,
    address: `${address}/read`,
    onRead: () => handlers.current.onRead?.(),
  })

  const { messages } = conversation
  const pending = useMemo(() => unacknowledged(outboxState.items, messages), [outboxState.items, messages])
  const notifyTyping = useNotifyTyping(`${address}/typing`)
  const send = (content: string, attachments: readonly Attachment[] = [], files: readonly PendingFile[] = []) => {
    const item: OutboxItem = {
      key: crypto.randomUUID(),
      content,
      attachments: [...attachments],
      files: [...files],
      at: new Date().toISOString(),
      after: messages.at(-1)?.date ?? null,
    }
    outbox?.add(item)
  }
  return {
    conversation,
    firstNew,
    pending,
    /** what she writes waits on her device */
    held: outboxState.waiting || outboxState.signedOut || lost,
    signedOut: outboxState.signedOut,
    lost,
    typing: typing.name,
    notifyTyping,
    older,
    /** false until the page's script is ready: the form then sends itself */
    ready: outbox !== undefined,
    send,
    retry: (key: string) => outbox?.retry(key),
    discard({ key, files }: OutboxItem) {
      outbox?.discard(key)
      void forgetFiles(files.map((file) => file.key))
    },
    /** to where she writes, with its files */
    takeBack: ({ key }: OutboxItem) => outbox?.discard(key),
  }
}
