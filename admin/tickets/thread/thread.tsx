import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type StaffTicket, staffTickets } from '../../../contracts/support/staff-tickets.ts'
import { useSearch } from '../../../conversation/messages/use-search.ts'
import { useScrollToBottom } from '../../../conversation/use-scroll-to-bottom.ts'
import { chosenArticlesOf } from '../../../conversation/writing/use-chosen-articles.ts'
import { usePerson } from '../../person.ts'
import { useRecordList } from '../../records/use-records.ts'
import { colours } from '../../theme.ts'
import { BlankPage } from '../blank-page.tsx'
import { CollisionDialog } from '../collision/collision-dialog.tsx'
import { CollisionNotice } from '../collision/collision-notice.tsx'
import { useCollision } from '../collision/use-collision.ts'
import { Composer } from '../composer/composer.tsx'
import type { AfterSend, SentAnswers } from '../inbox/use-sent-answers.ts'
import { PersonPanel } from '../person/person-panel.tsx'
import { usePersonPanel } from '../person/use-person-panel.ts'
import type { LoadedThread } from '../ticket-calls.ts'
import { ticketWords } from '../words.ts'
import { HeldMessages } from './held-messages.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { ThreadNotes } from './thread-notes.tsx'
import { type ThreadSearch, ThreadSearchBar } from './thread-search.tsx'
import { type LiveThread, useThread } from './use-thread.ts'

interface ThreadProps {
  uid: string
  loaded: LoadedThread
  reason: string | undefined
  sent: SentAnswers
  /** called when the viewer's rights have changed */
  onReload(): void
}

/** The current ticket, refetched shortly after each event. */
function useHead(uid: string, loaded: StaffTicket) {
  // Read the ticket from the list: a request for the ticket alone would leave a trace.
  const { data, refetch } = useRecordList(staffTickets, { filter: { uid: [uid] } })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function refresh(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refetch(), 300)
  }
  const [current] = data?.payload ?? []
  const head = current && current.version >= loaded.version ? current : loaded
  return { head, refresh }
}

/** Scrolls to the message that the search found. @param shown the messages in the pane */
function useShowFound(pane: RefObject<HTMLElement | null>, current: string | undefined, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its position changes with the messages that are shown
  useEffect(() => {
    if (current !== undefined) pane.current?.querySelector(`#m-${current}`)?.scrollIntoView({ block: 'center' })
  }, [pane, current, shown])
}

/** The pane of messages: kept at its end for new messages, and moved to what the search finds. */
function useScrolledPane(me: string, live: LiveThread, search: ThreadSearch): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  const { messages } = live.conversation
  const last = live.pending.at(-1)?.key ?? messages.at(-1)?.uid
  useScrollToBottom(pane, last, live.pending.length > 0 || messages.at(-1)?.contact.uid === me)
  useShowFound(pane, search.found.current, search.passage)
  return pane
}

/** Page of an erased or withheld ticket: reloads it to find out which. */
function GonePage({ onReload }: { onReload(): void }) {
  const reload = useRef(onReload)
  const queries = useQueryClient()
  useEffect(() => {
    // Refetch the list: it still shows the first line of the latest message.
    void queries.invalidateQueries({ queryKey: [staffTickets.path] })
    reload.current()
  }, [queries])
  return <BlankPage text={ticketWords.thread.notFound} />
}

function Pane({ ref, children }: { ref: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <Box
      component="section"
      ref={ref}
      // A pane that scrolls must be reached by keyboard.
      tabIndex={0}
      aria-label={ticketWords.thread.messages}
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column-reverse',
        overflowY: 'auto',
        overflowAnchor: 'none',
        overscrollBehavior: 'contain',
        px: { xs: 1.5, sm: 3 },
        backgroundColor: colours.roseLight,
        '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
      }}
    >
      {children}
    </Box>
  )
}

interface StoppedDialogProps {
  collision: ReturnType<typeof useCollision>
  field: RefObject<HTMLTextAreaElement | null>
  onAnyway(): void
}

/** Shows what others wrote meanwhile, before an answer is sent. */
function StoppedDialog({ collision: { stopped, close }, field, onAnyway }: StoppedDialogProps) {
  if (stopped.length === 0) return null
  const sendAnyway = () => {
    close()
    onAnyway()
  }
  return <CollisionDialog messages={stopped} field={field} onBack={close} onAnyway={sendAnyway} />
}

/** Puts an undone answer back into its conversation's field, even if the undo came from another page. */
function useReturned(
  uid: string,
  { returned, onReturned }: SentAnswers,
  live: LiveThread,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const message = returned?.ticket === uid ? returned.message : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer returns once
  useEffect(() => {
    if (!message) return
    const { uid: key, content, attachments, internal } = message
    live.remove(key)
    live.writing.takeBack({
      key,
      content,
      attachments,
      articles: chosenArticlesOf(message),
      files: [],
      internal,
      at: '',
      after: null,
    })
    field.current?.focus()
    onReturned()
  }, [message])
}

export function Thread({ uid, loaded, reason, sent, onReload }: ThreadProps) {
  const { uid: me, roles } = usePerson()
  const { head, refresh } = useHead(uid, loaded.ticket)
  // A member's card is for the coach who answers in the discussion.
  const mayKnow = head.type === 'contact' || (roles.includes('coach') && loaded.ticket.may.answer)
  const person = usePersonPanel(mayKnow)
  const reload = () => {
    refresh()
    if (reason === undefined) onReload()
  }
  const field = useRef<HTMLTextAreaElement>(null)
  const after = useRef<AfterSend>('stay')
  const { live, transport } = useThread({
    me,
    uid,
    loaded,
    reason,
    onHappening: refresh,
    onSent(message) {
      // Stay if the user has begun the next message.
      const stays = message.internal || field.current?.value !== ''
      sent.onSent(uid, message, stays ? 'stay' : after.current)
      after.current = 'stay'
    },
    onReload: reload,
  })
  const collision = useCollision(me, live)
  const search = useSearch(transport, live.conversation.messages)
  const pane = useScrolledPane(me, live, search)
  const whole = useRef<HTMLElement>(null)
  useReturned(uid, sent, live, field)
  const { status } = live.conversation

  const answered = { ...head, status }
  const leaving = sent.leaving === uid
  function send(next: AfterSend = 'stay'): void {
    if (leaving) return
    after.current = next
    search.toLatest()
    live.writing.submit(collision.seen())
  }
  function closeSearch(): void {
    search.close()
    whole.current?.querySelector<HTMLElement>('[data-search]')?.focus()
  }
  if (live.conversation.gone) return <GonePage onReload={onReload} />
  const conversation = (
    <Box ref={whole} sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <ThreadHeader
        ticket={answered}
        person={mayKnow ? person : undefined}
        may={loaded.ticket.may}
        onChanged={(changed) => {
          refresh()
          if (changed.assignee?.uid !== loaded.ticket.assignee?.uid) reload()
        }}
        onOutdated={refresh}
        onStep={(step) => void sent.step(uid, step)}
        onSearch={search.isOpen ? closeSearch : search.open}
        searching={search.isOpen}
      />
      {search.isOpen && <ThreadSearchBar search={search} onClose={closeSearch} />}
      <Pane ref={pane}>
        <ThreadMessages {...{ uid, live, reason, search }} satisfaction={loaded.ticket.satisfaction} />
      </Pane>
      <ThreadNotes live={live} />
      <HeldMessages {...{ uid, me, field }} held={loaded.ticket.held} writing={live.writing} onReload={reload} />
      <CollisionNotice missed={collision.missed} />
      <Composer
        ticket={answered}
        may={loaded.ticket.may}
        writing={live.writing}
        field={field}
        leaving={leaving}
        onHeld={reload}
        seen={collision.seen}
        stops={collision.stops}
        onSubmit={send}
        onLeave={() => pane.current?.focus()}
      />
      <StoppedDialog collision={collision} field={field} onAnyway={() => send()} />
    </Box>
  )
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', width: '100%' }}>
      {conversation}
      {mayKnow && <PersonPanel ticket={head} panel={person} />}
    </Box>
  )
}
