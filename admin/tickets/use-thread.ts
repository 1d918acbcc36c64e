import { useMemo, useRef, useState } from 'react'
import type { Attachment } from '../../contracts/attachments.ts'
import { followStaffTicket, type StaffMessage, staffMessage } from '../../contracts/staff-tickets.ts'
import {
  applyEvent,
  applyOlder,
  applyRead,
  applySent,
  type ConversationEvent,
  openConversation,
} from '../../conversation/conversation.ts'
import type { ConversationSign } from '../../conversation/follow-events.ts'
import { unacknowledged } from '../../conversation/outbox.ts'
import { useFollow } from '../../conversation/use-follow.ts'
import { useOutbox } from '../../conversation/use-outbox.ts'
import { addressOf } from '../api/call.ts'
import { type LoadedThread, readThread, sendMessage } from './ticket-calls.ts'
import { useMarkRead } from './use-mark-read.ts'
import { usePresence } from './use-presence.ts'
import { useTypingName } from './use-typing-name.ts'

interface UseThreadInput {
  /** whose desk it is */
  me: string
  uid: string
  loaded: LoadedThread
  /** why she reads what is another's: she then leaves no mark and no sign */
  reason: string | undefined
  /** something happened that the ticket's head may show */
  onHappening(): void
  /** something beside the messages is another, or it went into another conversation */
  onReload(): void
}

/** A conversation as it lives in one window of the desk. */
export function useThread({ me, uid, loaded, reason, onHappening, onReload }: UseThreadInput) {
  const [conversation, setConversation] = useState(() => openConversation<StaffMessage>(loaded, 'staff'))
  const [olderState, setOlderState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const typing = useTypingName()
  const { others, receive } = usePresence({ me, uid, silent: reason !== undefined })

  const { outbox, state } = useOutbox<StaffMessage>({
    owner: me,
    uid,
    // Files leave as soon as they are chosen: none waits with its message.
    upload: async () => ({ outcome: 'ready', attachments: [] }),
    send: (item) => sendMessage(uid, item),
    onSent(message) {
      setConversation((known) => applySent(known, message))
      onHappening()
    },
  })
  const reload = useRef(onReload)
  reload.current = onReload
  const [listeners] = useState(() => ({ presence: receive, satisfaction: () => reload.current() }))
  const lost = useFollow<StaffMessage>({
    address: addressOf(followStaffTicket, { uid }, reason ? { reason } : {}),
    after: conversation.sequence,
    schema: staffMessage,
    onEvent(event: ConversationEvent<StaffMessage>) {
      setConversation((known) => applyEvent(known, event))
      if (event.kind === 'message' && !event.message.staff) typing.end()
      if (event.kind === 'status' && event.status === 'locked') onReload()
      onHappening()
    },
    onSign(sign: ConversationSign) {
      if (sign.kind === 'typing' && !sign.staff) typing.receive(sign.contact.name)
      if (sign.kind === 'typing' && sign.staff) receive({ contact: sign.contact, state: 'writing' })
      if (sign.kind === 'read' && !sign.staff) setConversation((known) => applyRead(known, sign.until))
    },
    onLive: () => void outbox?.flush(),
    others: listeners,
  })

  const { messages } = conversation
  const firstNew = useMarkRead({ uid, messages, unread: loaded.ticket.unread, silent: reason !== undefined })
  const pending = useMemo(
    () => unacknowledged(state.items, messages, ({ contact, staff }) => staff && contact.uid === me),
    [state.items, messages, me],
  )
  const busy = useRef(false)
  async function loadOlder(): Promise<void> {
    const { older } = conversation
    if (busy.current || older === null) return
    busy.current = true
    setOlderState('loading')
    try {
      const page = await readThread(uid, { reason, cursor: older })
      setConversation((known) => applyOlder(known, page.ticket.messages, page.older))
      setOlderState('idle')
    } catch {
      // Said beside the button, which tries again.
      setOlderState('failed')
    } finally {
      busy.current = false
    }
  }
  function send(content: string, attachments: readonly Attachment[], internal: boolean): void {
    const at = new Date().toISOString()
    const after = messages.at(-1)?.date ?? null
    outbox?.add({ key: crypto.randomUUID(), content, attachments: [...attachments], files: [], internal, at, after })
  }
  return {
    conversation,
    firstNew,
    pending,
    lost,
    held: state.waiting || state.signedOut || lost,
    signedOut: state.signedOut,
    typing: typing.name,
    others,
    older: { state: olderState, load: loadOlder },
    send,
    retry: (key: string) => outbox?.retry(key),
    discard: (key: string) => outbox?.discard(key),
  }
}

export type LiveThread = ReturnType<typeof useThread>
