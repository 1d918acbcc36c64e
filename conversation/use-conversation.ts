import { useMemo, useRef } from 'react'
import type { ArticleReadEvent } from '../contracts/coaching/offered-articles.ts'
import type { Message } from '../contracts/support/support.ts'
import type { ConversationEvent, Side } from './conversation.ts'
import { forgetFiles } from './device/device-files.ts'
import type { ConversationSignal } from './events/follow-events.ts'
import { useFollow } from './events/use-follow.ts'
import { useNotifyTyping, useTyping } from './events/use-typing.ts'
import { useFiles } from './files/use-files.ts'
import { type LoadedPage, type Messages, useMessages } from './messages/use-messages.ts'
import { useOlderMessages } from './messages/use-older-messages.ts'
import { useReadMarks } from './messages/use-read-marks.ts'
import type { Transport } from './transport.ts'
import { listUnacknowledgedItems, type OutboxItem } from './writing/outbox.ts'
import { sendItem, uploadFilesOf } from './writing/send-item.ts'
import { useOutbox } from './writing/use-outbox.ts'
import { type OutgoingMessage, useWriting } from './writing/use-writing.ts'

export interface UseConversationInput<M extends Message = Message> {
  transport: Transport<M>
  side: Side
  /** owner of the device storage: a uid, or `contact` */
  owner: string
  uid: string
  loaded: LoadedPage<M>
  /** initial draft from the page */
  initial?: string | undefined
  /** the reader leaves no trace: no read mark, no typing event, no repeated read */
  silent?: boolean
  onSent?(message: M): void
  onEvent?(event: ConversationEvent<M>): void
  onSign?(sign: ConversationSignal): void
  /** called when the server has stored the read mark */
  onRead?(): void
  /** called when connected, at first and after each break */
  onLive?(): void
  /** called after each break: events without a number may have been missed */
  onReconnected?(): void
  /** listeners by event name, for events that only this side receives */
  others?: Readonly<Record<string, (data: unknown) => void>>
}

function useSending<M extends Message>(input: UseConversationInput<M>, { conversation, change }: Messages<M>) {
  const { transport, owner, uid, side } = input
  const { messages, gone } = conversation
  const { outbox, state } = useOutbox<M>({
    owner,
    uid,
    send: (item) => sendItem(transport, item),
    upload: (item) => uploadFilesOf(transport, item),
    onSent(message) {
      change({ type: 'sent', message })
      input.onSent?.(message)
    },
    onCame(came) {
      for (const message of came) change({ type: 'sent', message })
    },
    onGone: () => change({ type: 'gone' }),
  })
  const pending = useMemo(() => {
    const isOwn = ({ staff, contact }: M) => (side === 'staff' ? staff && contact.uid === owner : !staff)
    return gone ? [] : listUnacknowledgedItems(state.items, messages, isOwn)
  }, [state.items, messages, gone, side, owner])
  function send({ attachments, files, articles, ...written }: OutgoingMessage): void {
    const after = messages.at(-1)?.date ?? null
    const offered = articles.length > 0 ? { articles: [...articles] } : {}
    const item = { ...written, ...offered, attachments: [...attachments], files: [...files] }
    outbox?.add({ ...item, key: crypto.randomUUID(), at: new Date().toISOString(), after })
  }
  return { outbox, state, pending, send }
}

function useEvents<M extends Message>(input: UseConversationInput<M>, known: Messages<M>, onLive: () => void) {
  const { transport, side } = input
  const { conversation, change } = known
  const typing = useTyping(side)
  const wasConnected = useRef(false)
  const lost = useFollow<M>({
    enabled: !input.loaded.archive && !conversation.gone,
    open: () => transport.openEvents(conversation.sequence),
    schema: transport.schema,
    onEvent(event) {
      change({ type: 'event', event })
      if (event.kind === 'message') typing.onMessage(event.message)
      input.onEvent?.(event)
    },
    onSign(sign) {
      if (sign.kind === 'typing') typing.onTyping(sign)
      if (sign.kind === 'read' && sign.staff === (side === 'person')) change({ type: 'seen', until: sign.until })
      if (sign.kind === 'removed') change({ type: 'removed', uid: sign.uid })
      input.onSign?.(sign)
    },
    onLive() {
      known.onAdmitted()
      onLive()
      input.onLive?.()
      // The server repeats numbered events. Events without a number may be lost even in a short break.
      if (wasConnected.current) {
        if (side === 'person') void known.lookAgain()
        input.onReconnected?.()
      }
      wasConnected.current = true
    },
    onRefused: () => void known.lookAgain(),
    ...(input.others ? { others: input.others } : {}),
  })
  return { lost, typing: typing.name }
}

/** The one conversation of a window: its component has the ticket’s uid as key. */
export function useConversation<M extends Message>(input: UseConversationInput<M>) {
  const { transport, side, owner, uid, loaded, silent = false } = input
  const known = useMessages({ uid, side, loaded, transport, silent })
  const { conversation, change, attempt } = known
  const { outbox, state, pending, send } = useSending(input, known)
  const { lost, typing } = useEvents(input, known, () => void outbox?.flush())
  const older = useOlderMessages((cursor) =>
    attempt(async () => change({ type: 'older', page: await transport.read(cursor) })),
  )
  const firstNew = useReadMarks({
    side,
    messages: conversation.messages,
    unread: loaded.unread,
    silent,
    async mark() {
      const done = await attempt(() => transport.markRead())
      if (done) input.onRead?.()
      return done
    },
  })
  const notifyTyping = useNotifyTyping((internal) => attempt(() => transport.notifyTyping(internal)))
  const writing = useWriting({
    owner,
    uid,
    initial: input.initial,
    files: useFiles({ owner, uid, transport, onFailure: known.onFailure }),
    onTyping: (internal) => silent || notifyTyping(internal),
    send,
  })

  const signedOut = state.signedOut || known.refused
  return {
    conversation,
    firstNew,
    pending,
    /** sent messages wait on the device */
    held: state.waiting || signedOut || lost,
    signedOut,
    lost,
    typing,
    older: {
      state: older.state,
      load: () => (conversation.older === null ? undefined : void older.load(conversation.older)),
    },
    writing,
    /** false until hydrated: the browser then submits the form natively */
    ready: outbox !== undefined,
    /** removes a message that was taken back; its event may arrive earlier or later */
    remove: (uid: string) => change({ type: 'removed', uid }),
    markArticleRead: (read: ArticleReadEvent) => change({ type: 'articleRead', ...read }),
    retry: (key: string) => outbox?.retry(key),
    discard({ key, files }: OutboxItem): void {
      outbox?.discard(key)
      void forgetFiles(files.map((file) => file.key))
    },
    /** returns an unsent message to the composer, with its files */
    edit(item: OutboxItem): void {
      writing.takeBack(item)
      outbox?.discard(item.key)
    },
  }
}

export type LiveConversation<M extends Message = Message> = ReturnType<typeof useConversation<M>>
