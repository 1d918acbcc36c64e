import type { ArticleReadEvent } from '../contracts/coaching/offered-articles.ts'
import type { Message, TicketStatus } from '../contracts/support/support.ts'

export type Side = 'person' | 'staff'

/** State of a ticket in one window: what was loaded, and later events. */
export interface Conversation<M extends Message = Message> {
  /** side of the window's user */
  readonly side: Side
  /** sorted by date, without duplicates */
  readonly messages: readonly M[]
  readonly status: TicketStatus
  /** number of the last event that this state includes */
  readonly sequence: number
  /** cursor of the messages before the first one; null: there are none */
  readonly older: string | null
  /** number of this side’s latest messages that the other side has not seen */
  readonly unseen: number
  /** the ticket is deleted, or hidden from this user: no message is shown */
  readonly gone: boolean
}

export interface NewestPage<M extends Message = Message> {
  ticket: { messages: readonly M[]; status: TicketStatus; sequence?: number | undefined; unseen?: number | undefined }
  older: string | null
}

export type ConversationEvent<M extends Message = Message> =
  | { sequence: number; kind: 'message'; message: M }
  | { sequence: number; kind: 'status'; status: TicketStatus }

export type ConversationChange<M extends Message = Message> =
  | { type: 'event'; event: ConversationEvent<M> }
  /** the other side has seen this side’s messages up to that date */
  | { type: 'seen'; until: string }
  /** the user's acknowledged message, or a newer one that blocked it; its event may arrive earlier or later */
  | { type: 'sent'; message: M }
  /** the newest messages, loaded again */
  | { type: 'newest'; page: NewestPage<M> }
  | { type: 'older'; page: NewestPage<M> }
  /** another page of messages replaces the shown one */
  | { type: 'opened'; page: NewestPage<M> }
  /** the author took the message back */
  | { type: 'removed'; uid: string }
  | ({ type: 'articleRead' } & ArticleReadEvent)
  | { type: 'gone' }

/** Tells whether only staff see the message. */
export const isNote = (message: Message & { internal?: boolean }): boolean => message.internal === true

/** Tells whether `side` wrote the message to the other side. */
export const isSaidBy = (side: Side, message: Message): boolean =>
  message.staff === (side === 'staff') && !isNote(message)

const inOrder = (a: Message, b: Message): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid)
}

/** Returns the same array if no message is new. */
function merge<M extends Message>(known: readonly M[], added: readonly M[]): readonly M[] {
  const uids = new Set(known.map(({ uid }) => uid))
  const fresh = added.filter(({ uid }) => !uids.has(uid))
  return fresh.length === 0 ? known : [...known, ...fresh].sort(inOrder)
}

export const openConversation = <M extends Message>(
  { ticket, older }: NewestPage<M>,
  side: Side = 'person',
): Conversation<M> => ({
  side,
  messages: [...ticket.messages].sort(inOrder),
  status: ticket.status,
  sequence: ticket.sequence ?? 0,
  older,
  unseen: ticket.unseen ?? 0,
  gone: false,
})

export function changeConversation<M extends Message>(
  state: Conversation<M>,
  change: ConversationChange<M>,
): Conversation<M> {
  if (change.type === 'opened') return openConversation(change.page, state.side)
  if (change.type === 'newest') return applyNewest(state, change.page)
  if (state.gone) return state
  if (change.type === 'gone') return { ...state, messages: [], older: null, unseen: 0, gone: true }
  if (change.type === 'event') return applyEvent(state, change.event)
  if (change.type === 'seen') return applySeen(state, change.until)
  if (change.type === 'sent') return withMessage(state, change.message)
  if (change.type === 'removed') return withoutMessage(state, change.uid)
  if (change.type === 'articleRead') return withArticleRead(state, change)
  const { ticket, older } = change.page
  return { ...state, messages: merge(state.messages, ticket.messages), older }
}

/** Applies each event once: the stream may repeat events after a break. */
function applyEvent<M extends Message>(state: Conversation<M>, event: ConversationEvent<M>): Conversation<M> {
  if (event.sequence <= state.sequence) return state
  const { sequence } = event
  if (event.kind === 'status') return { ...state, sequence, status: event.status }
  return { ...withMessage(state, event.message), sequence }
}

function applySeen<M extends Message>(state: Conversation<M>, until: string): Conversation<M> {
  const later = state.messages.filter((message) => isSaidBy(state.side, message) && message.date > until).length
  return later < state.unseen ? { ...state, unseen: later } : state
}

function withMessage<M extends Message>(state: Conversation<M>, message: M): Conversation<M> {
  const messages = merge(state.messages, [message])
  if (messages === state.messages) return state
  if (isNote(message)) return { ...state, messages }
  // An answer shows that the other side has read.
  return { ...state, messages, unseen: isSaidBy(state.side, message) ? state.unseen + 1 : 0 }
}

function withoutMessage<M extends Message>(state: Conversation<M>, uid: string): Conversation<M> {
  const removed = state.messages.find((message) => message.uid === uid)
  if (!removed) return state
  const messages = state.messages.filter((message) => message !== removed)
  return {
    ...state,
    messages,
    unseen: Math.min(state.unseen, messages.filter((one) => isSaidBy(state.side, one)).length),
  }
}

function withArticleRead<M extends Message>(
  state: Conversation<M>,
  { uid, readDateTime }: ArticleReadEvent,
): Conversation<M> {
  const messages = state.messages.map((message) =>
    message.articles?.some((offered) => offered.uid === uid)
      ? {
          ...message,
          articles: message.articles.map((offered) => (offered.uid === uid ? { ...offered, readDateTime } : offered)),
        }
      : message,
  )
  return { ...state, messages }
}

/**
 * Applies the reloaded newest messages. If they do not overlap the known ones, messages are missing in between:
 * the conversation then restarts from the new ones.
 */
function applyNewest<M extends Message>(state: Conversation<M>, page: NewestPage<M>): Conversation<M> {
  const next = openConversation(page, state.side)
  if (state.gone) return next
  if (next.sequence < state.sequence) return { ...state, messages: merge(state.messages, next.messages) }
  const uids = new Set(state.messages.map(({ uid }) => uid))
  if (!next.messages.some(({ uid }) => uids.has(uid))) return next
  const known = withoutTakenBack(state, next.messages)
  // Prefer the reloaded messages: their articles may have been opened meanwhile.
  return { ...next, messages: merge(next.messages, known), older: state.older }
}

/** Known messages except those that the other side took back. This side's messages stay: they may be newer than `newest`. */
function withoutTakenBack<M extends Message>(state: Conversation<M>, newest: readonly M[]): readonly M[] {
  const uids = new Set(newest.map(({ uid }) => uid))
  const [first] = newest
  const isBefore = (message: M) => first !== undefined && inOrder(message, first) < 0
  return state.messages.filter(
    (message) => uids.has(message.uid) || message.staff === (state.side === 'staff') || isBefore(message),
  )
}
