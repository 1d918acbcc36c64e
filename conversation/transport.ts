import type { Attachment } from '../contracts/support/attachments.ts'
import type { Message } from '../contracts/support/support.ts'
import type { NewestPage } from './conversation.ts'
import type { Failure } from './failure.ts'
import type { OutboxItem } from './writing/outbox.ts'

/** A page of messages. A uid that was not asked for: the conversation was merged into that one. */
export type ConversationPage<M extends Message = Message> = NewestPage<M> & { uid: string }

export interface Upload {
  file: File
  /** its Idempotency-Key */
  key: string
  /** from 0 to 1 */
  onProgress(share: number): void
  signal: AbortSignal
}

/** A schema; one that is loaded once a message comes answers later, and rejects where it cannot be loaded. */
export interface MessageCheck<M extends Message = Message> {
  safeParse(value: unknown): { data?: M | undefined } | Promise<{ data?: M | undefined }>
}

/**
 * The calls that one conversation needs of the server. Each rejects with an error that has a `status` (0: no answer) and
 * a sentence for the user as its message.
 */
export interface Transport<M extends Message = Message> {
  /** schema of the event `message` */
  readonly schema: MessageCheck<M>
  /** the newest messages, or those before a cursor */
  read(cursor?: string): Promise<ConversationPage<M>>
  /** for readers with a reason: fails like `read` if the conversation is gone, and leaves no trace */
  look?(): Promise<unknown>
  /** however often an item is sent, its key lets it be written once */
  send(item: OutboxItem): Promise<M>
  upload(upload: Upload): Promise<Attachment>
  /** takes back an upload that no message carries; without it the server forgets such files in a day */
  removeUpload?(uid: string): Promise<unknown>
  /** marks everything as read */
  markRead(): Promise<unknown>
  /** @param internal a note among staff */
  notifyTyping(internal: boolean): Promise<unknown>
  /** @param after the last event that is known */
  openEvents(after: number): EventSource
}

/** Others wrote meanwhile: the message was not sent. */
export class StaleError<M extends Message = Message> extends Error {
  override name = 'StaleError'
  /** the latest messages of others */
  readonly came: readonly M[]
  /** number of the last known event */
  readonly sequence: number

  constructor(sentence: string, came: readonly M[], sequence: number) {
    super(sentence)
    this.came = came
    this.sequence = sequence
  }
}

export interface FoundPage<F extends Message & { cursor: string }> {
  found: readonly F[]
  /** cursor of further ones */
  more: string | null
}

/** Calls that a search in one conversation needs. */
export interface SearchTransport<M extends Message, F extends M & { cursor: string }> {
  read(cursor: string): Promise<NewestPage<M>>
  search(q: string, cursor?: string): Promise<FoundPage<F>>
}

const temporary = new Set([0, 408, 425])
const tooMany = 429

const hasStatus = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** @throws what is not an answer of the server, or the lack of one: a defect of ours */
export function failureOf(error: unknown): Failure {
  if (!hasStatus(error)) throw error
  const { status, message: sentence } = error
  if (status === 401) return { outcome: 'signedOut' }
  if (status === 404) return { outcome: 'gone' }
  if (temporary.has(status) || status === tooMany || status >= 500) return { outcome: 'later' }
  return { outcome: 'refused', sentence }
}

/** Failure of a file upload. Too many uploads are a refusal: the sentence names the time to wait. */
export const uploadFailureOf = (error: unknown): Failure =>
  hasStatus(error) && error.status === tooMany ? { outcome: 'refused', sentence: error.message } : failureOf(error)
