import { Suspense, useEffect, useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import { useScrollToBottom } from '../../../conversation/use-scroll-to-bottom.ts'
import { Announcer } from '../../conversation/announcer.tsx'
import type { ConversationProblem } from '../../conversation/conversation-action.ts'
import { GoneNote } from '../../conversation/gone-note.tsx'
import { TypingSign } from '../../conversation/messages/typing-sign.tsx'
import { useSiteConversation } from '../../conversation/transport/use-site-conversation.ts'
import { useKeyboard } from '../../conversation/use-keyboard.ts'
import { lazyOptional } from '../../hydrated/optional-part.ts'
import { t } from '../../i18n/index.ts'
import { useRenamedPage } from '../../layout/page-name.ts'
import { TransferAsk } from '../coaches/transfer-ask.tsx'
import { useTransfers } from '../coaches/use-transfers.ts'
import { CoverNote } from '../cover-note.tsx'
import type { DiscussionsContext } from '../discussions-view.tsx'
import type { DiscussionData } from '../load-discussion.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { ChatWriting } from './chat-writing.tsx'
import { ToBottomLink } from './to-bottom-link.tsx'

/**
 * Few discussions load this part. The server does not render its button: React would remove it if an update came before
 * the part's file, and a click on it would be lost.
 */
const PushOffer = lazyOptional(async () => (await import('../push-offer.tsx')).PushOffer)

interface ChatProps {
  /** uid of the user */
  owner: string
  address: string
  discussion: DiscussionData
  problem: ConversationProblem | undefined
  /** the passage that the user wants to talk about */
  quote: string
}

/** Tells a screen reader that a message was sent. A new key repeats the announcement for each message. */
function SentNote({ count }: { count: number }) {
  return (
    <p aria-live="polite" className="sr-only">
      {count > 0 && <span key={count}>{t('flash.messageSent')}</span>}
    </p>
  )
}

export function Chat({ owner, address, discussion: loadedDiscussion, problem, quote }: ChatProps) {
  const { refresh, coachOf } = useOutletContext<DiscussionsContext>()
  const { conversation: loaded } = loadedDiscussion
  const { ticket } = loaded
  // The list is refreshed more often than the page: an unassigned discussion may have been claimed meanwhile.
  const coach = coachOf(ticket.uid)
  const { transfers, look } = useTransfers(ticket.uid, loadedDiscussion.transfers)
  const discussion = { ...loadedDiscussion, transfers, ...(coach ? { coach: { role: '', ...coach } } : {}) }
  useRenamedPage(coach?.name)
  const [sent, setSent] = useState(0)
  const live = useSiteConversation({
    type: 'coaching',
    owner,
    uid: ticket.uid,
    loaded,
    initial: problem?.message ?? quote,
    onSent() {
      refresh()
      setSent((count) => count + 1)
    },
    onRead: refresh,
    onEvent: (event) => (event.kind === 'status' || event.message.staff) && refresh(),
    onSign(sign) {
      if (sign.kind === 'transfer') void look()
      if (sign.kind === 'transfer' || sign.kind === 'removed') refresh()
    },
    // A transfer proposed before the stream was open was not announced here.
    onLive: () => void look(),
    onReconnected: refresh,
  })
  // The passage is in the draft now: reloading the page must not add it again.
  useEffect(() => {
    if (quote !== '') history.replaceState(history.state, '', address)
  }, [quote, address])
  const { messages } = live.conversation
  const answeredBy = messages.findLast(({ staff }) => staff)?.contact.uid

  const ask = transfers.find(({ state }) => state === 'proposed')
  const frame = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const last = live.pending.at(-1)?.key ?? messages.at(-1)?.uid
  const bottom = useScrollToBottom(pane, last, live.pending.length > 0 || messages.at(-1)?.staff === false)
  useKeyboard(frame)

  if (live.conversation.gone) return <GoneNote back="/coaching" />
  return (
    <section ref={frame} data-chat className="flex h-full flex-col">
      <ChatHeader address={address} discussion={discussion} live={live} answeredBy={answeredBy} />
      {ticket.cover && <CoverNote discussion={discussion} />}
      <Suspense>{answeredBy && <PushOffer />}</Suspense>
      <div aria-live="polite" className="max-h-1/2 shrink-0 overflow-y-auto">
        {ask && <TransferAsk address={address} transfer={ask} />}
      </div>
      <div className="relative min-h-0 flex-1">
        <section
          ref={pane}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={t('coaching.discussion.thread')}
          className="chat-ground flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] sm:px-8"
        >
          <ChatMessages address={address} discussion={discussion} live={live} />
        </section>
        <TypingSign name={live.typing} floating />
        <ToBottomLink away={bottom.away} messages={messages} onPress={bottom.toBottom} />
      </div>
      <Announcer messages={messages} />
      <SentNote count={sent} />
      <ChatWriting address={address} discussion={discussion} live={live} problem={problem} />
    </section>
  )
}
