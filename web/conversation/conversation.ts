import type { Message, TicketStatus, TicketWithMessages } from '../../contracts/support.ts'

/** A ticket as it stands in one window: what was loaded, and what has happened since. */
export interface Conversation {
  /** in the order in which they were said, each once */
  readonly messages: readonly Message[]
  readonly status: TicketStatus
  /** number of the last event that is in here */
  readonly sequence: number
  /** cursor of the messages before the first one; null: there are none */
  readonly older: string | null
  /** how many of her latest messages no staff has seen */
  readonly unseen: number
}

export interface NewestPage {
  ticket: Pick<TicketWithMessages, 'messages' | 'status' | 'sequence' | 'unseen'>
  older: string | null
}

export type ConversationEvent =
  | { sequence: number; kind: 'message'; message: Message }
  | { sequence: number; kind: 'status'; status: TicketStatus }

const inOrder = (a: Message, b: Message): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid)
}

/** The same array where nothing is new. */
function merge(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  const uids = new Set(known.map(({ uid }) => uid))
  const fresh = added.filter(({ uid }) => !uids.has(uid))
  return fresh.length === 0 ? known : [...known, ...fresh].sort(inOrder)
}

export const openConversation = ({ ticket, older }: NewestPage): Conversation => ({
  messages: [...ticket.messages].sort(inOrder),
  status: ticket.status,
  sequence: ticket.sequence ?? 0,
  older,
  unseen: ticket.unseen ?? 0,
})

/** Each event counts once, whatever is sent again after a break. */
export function applyEvent(state: Conversation, event: ConversationEvent): Conversation {
  if (event.sequence <= state.sequence) return state
  const { sequence } = event
  if (event.kind === 'status') return { ...state, sequence, status: event.status }
  return { ...withMessage(state, event.message), sequence }
}

/** Staff have seen what she wrote until then. */
export function applyRead(state: Conversation, until: string): Conversation {
  const later = state.messages.filter(({ staff, date }) => !staff && date > until).length
  return later < state.unseen ? { ...state, unseen: later } : state
}

/** Her own message, acknowledged: its event may come before or after. */
export const applySent = (state: Conversation, message: Message): Conversation => withMessage(state, message)

function withMessage(state: Conversation, message: Message): Conversation {
  const messages = merge(state.messages, [message])
  if (messages === state.messages) return state
  // Whoever answers has read.
  return { ...state, messages, unseen: message.staff ? 0 : state.unseen + 1 }
}

/**
 * The newest messages, loaded again. Where they do not touch those that are there, something is missing in between:
 * the conversation starts anew from them.
 */
export function applyNewest(state: Conversation, page: NewestPage): Conversation {
  const next = openConversation(page)
  if (next.sequence < state.sequence) return { ...state, messages: merge(state.messages, next.messages) }
  const uids = new Set(state.messages.map(({ uid }) => uid))
  if (!next.messages.some(({ uid }) => uids.has(uid))) return next
  return { ...next, messages: merge(state.messages, next.messages), older: state.older }
}

export const applyOlder = (state: Conversation, messages: readonly Message[], older: string | null): Conversation => ({
  ...state,
  messages: merge(state.messages, messages),
  older,
})
