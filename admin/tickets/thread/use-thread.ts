import { useState } from 'react'
import { articleReadEvent } from '../../../contracts/coaching/offered-articles.ts'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { ConversationEvent } from '../../../conversation/conversation.ts'
import { type LiveConversation, useConversation } from '../../../conversation/use-conversation.ts'
import type { PresentColleague } from '../list/others.ts'
import type { LoadedThread } from '../ticket-calls.ts'
import { staffTransport } from './staff-transport.ts'
import { usePresence } from './use-presence.ts'

interface UseThreadInput {
  /** uid of the member of staff */
  me: string
  uid: string
  loaded: LoadedThread
  /** why the user reads a colleague's discussion; reading then sends neither read marks nor signals */
  reason: string | undefined
  /** an event may have changed the ticket's head */
  onHappening(): void
  onSent(message: StaffMessage): void
  /** data of the ticket other than its messages changed, or it was merged into another ticket */
  onReload(): void
}

export interface LiveThread extends LiveConversation<StaffMessage> {
  others: readonly PresentColleague[]
}

/** The shared conversation, with the presence of colleagues. */
export function useThread({ me, uid, loaded, reason, onHappening, onSent, onReload }: UseThreadInput) {
  const [transport] = useState(() => staffTransport(uid, reason))
  const silent = reason !== undefined
  const { others, receive, receiveAnswer, announce } = usePresence({ me, uid, silent })
  const live: LiveThread = {
    ...useConversation<StaffMessage>({
      transport,
      side: 'staff',
      owner: me,
      uid,
      loaded,
      silent,
      onSent(message) {
        onHappening()
        onSent(message)
      },
      onEvent(event: ConversationEvent<StaffMessage>) {
        if (event.kind === 'message' && event.message.staff) receiveAnswer(event.message.contact.uid)
        if (event.kind === 'status' && event.status === 'locked') onReload()
        onHappening()
      },
      onSign(sign) {
        if (sign.kind === 'typing' && sign.staff) receive({ contact: sign.contact, state: 'writing' })
      },
      // Ask for presence signals that were sent before the stream was open.
      onLive: () => void announce(),
      // Reload: opened articles and sent messages are announced only once.
      onReconnected: onReload,
      others: {
        presence: receive,
        satisfaction: onReload,
        held: onReload,
        'article-read'(data) {
          const { data: read } = articleReadEvent.safeParse(data)
          if (read) live.markArticleRead(read)
        },
      },
    }),
    others,
  }
  return { live, transport }
}
