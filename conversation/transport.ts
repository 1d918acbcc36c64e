import type { Attachment } from '../contracts/support/attachments.ts'
import type { Message } from '../contracts/support/support.ts'
import type { NewestPage } from './conversation.ts'
import type { Failure } from './failure.ts'
import type { OutboxItem } from './writing/outbox.ts'

/** A page of messages. If `uid` is not the requested one, the conversation was merged into `uid`. */
export type ConversationPage<M extends Message = Message> = NewestPage<M> & { uid: string }

export interface Upload {
  file: File
  /** its Idempotency-Key */
  key: string
  /** from 0 to 1 */
  onProgress(share: number): void
  signal: AbortSignal
}

/** A schema. A lazily loaded one returns a promise, which rejects if it cannot be loaded. */
export interface MessageCheck<M extends Message = Message> {
  safeParse(value: unknown): { data?: M | undefined } | Promise<{ data?: M | undefined }>
}

/**
 * The server calls that one conversation needs. Each rejects with an error that has a `status` (0: no answer) and
 * a sentence for the user as its message.
 */
export interface Transport<M extends Message = Message> {
  /** schema of the event `message` */
  readonly schema: MessageCheck<M>
  /** the newest messages, or those before a cursor */
  read(cursor?: string): Promise<ConversationPage<M>>
  /** for readers who must give a reason: fails like `read` if the conversation is gone, but leaves no trace */
  look?(): Promise<unknown>
  /** an item sent again is stored once, thanks to its key */
  send(item: OutboxItem): Promise<M>
  upload(upload: Upload): Promise<Attachment>
  /** deletes an upload that no message uses; otherwise the server deletes it after a day */
  removeUpload?(uid: string): Promise<unknown>
  /** marks everything as read */
  markRead(): Promise<unknown>
  /** @param internal a note among staff */
  notifyTyping(internal: boolean): Promise<unknown>
  /** @param after number of the last known event */
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
  /** cursor of further matches */
  more: string | null
}

export interface SearchTransport<M extends Message, F extends M & { cursor: string }> {
  read(cursor: string): Promise<NewestPage<M>>
  search(q: string, cursor?: string): Promise<FoundPage<F>>
}

const temporary = new Set([0, 408, 425])
const tooMany = 429

const hasStatus = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** @throws any error without a `status`: it is a bug, not a failed call */
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
