import type { Attachment } from '../../contracts/support/attachments.ts'
import type { Message } from '../../contracts/support/support.ts'
import { isNote } from '../conversation.ts'
import { isFlag, isNumber, isText, listOf, maybe, readList, shapeOf } from '../device/stored-values.ts'
import type { Failure } from '../failure.ts'
import { isAttachment } from '../files/attached-files.ts'

/** A file that has not reached the server; device-files stores it. */
export interface PendingFile {
  key: string
  name: string
}

/** An article that a message is to offer. */
export interface ChosenArticle {
  uid: string
  title: string
}

/** A message that the API has not acknowledged yet. */
export interface OutboxItem {
  /** its Idempotency-Key: an item sent again is stored once */
  key: string
  content: string
  /** files that are uploaded already */
  attachments: Attachment[]
  /** files to upload before the message is sent */
  files: PendingFile[]
  articles?: ChosenArticle[] | undefined
  /** the message is a note among staff */
  internal?: boolean | undefined
  /** time of writing, by the device's clock */
  at: string
  /** date of the last message that the user saw when writing it, by the server's clock */
  after: string | null
  /** last event that the user had seen when beginning the message; absent: it is sent in any case */
  seen?: number | undefined
  /** others wrote meanwhile: the user must review the message */
  stale?: true | undefined
  /** the server's refusal; not retried automatically */
  problem?: string | undefined
}

export const isChosenArticle = shapeOf<ChosenArticle>({ uid: isText, title: isText })

/** An older version of the site stored neither files nor articles. */
type StoredItem = Omit<OutboxItem, 'attachments' | 'files'> & Partial<Pick<OutboxItem, 'attachments' | 'files'>>

const isStoredItem = shapeOf<StoredItem>({
  key: isText,
  content: isText,
  attachments: maybe(listOf(isAttachment)),
  files: maybe(listOf(shapeOf<PendingFile>({ key: isText, name: isText }))),
  articles: maybe(listOf(isChosenArticle)),
  internal: maybe(isFlag),
  at: isText,
  after: (value) => value === null || isText(value),
  seen: maybe(isNumber),
  stale: maybe((value) => value === true),
  problem: maybe(isText),
})

export type SendResult<M extends Message = Message> =
  | { outcome: 'sent'; message: M }
  | { outcome: 'stale'; sentence: string; came: readonly M[]; sequence: number }
  | Failure

export type UploadsResult = { outcome: 'ready'; attachments: OutboxItem['attachments'] } | Failure

export interface OutboxStorage {
  read(): string | null
  write(value: string | null): void
}

export interface OutboxOptions<M extends Message = Message> {
  storage: OutboxStorage
  send(item: OutboxItem): Promise<SendResult<M>>
  /** uploads the item's files; a repeated upload is stored once */
  upload(item: OutboxItem): Promise<UploadsResult>
  onSent(message: M): void
  /** receives what others wrote meanwhile */
  onCame?(messages: readonly M[]): void
  /** called if the conversation is gone: unsent messages stay on the device */
  onGone(): void
  /** default: the browser's own */
  setTimer?: (run: () => void, milliseconds: number) => () => void
}

export interface OutboxState {
  readonly items: readonly OutboxItem[]
  /** the last attempt failed and will be retried */
  readonly waiting: boolean
  readonly signedOut: boolean
}

export const emptyOutbox: OutboxState = { items: [], waiting: false, signedOut: false }

const firstDelayMilliseconds = 1000
const longestDelayMilliseconds = 30_000

function browserTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Keeps messages on the device until they are acknowledged, and sends them in order. */
export class Outbox<M extends Message = Message> {
  readonly #options: OutboxOptions<M>
  readonly #listeners = new Set<() => void>()
  #state: OutboxState = emptyOutbox
  #sending = false
  #delay = firstDelayMilliseconds
  #cancelTimer: () => void = () => {}

  constructor(options: OutboxOptions<M>) {
    this.#options = options
    this.reload()
  }

  get state(): OutboxState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(item: OutboxItem): void {
    this.#change((items) => [...items, item])
    void this.flush()
  }

  retry(key: string): void {
    this.#change((items) => items.map((item) => (item.key === key ? { ...item, problem: undefined } : item)))
    this.#set({ signedOut: false })
    void this.flush()
  }

  discard(key: string): void {
    this.#change((items) => items.filter((item) => item.key !== key))
  }

  /** Applies changes that another window made to the outbox. */
  reload(): void {
    this.#set({ items: this.#read() })
  }

  /** Sends the waiting messages now. Safe to call at any time. */
  async flush(): Promise<void> {
    if (this.#sending) return
    this.#cancelTimer()
    this.#sending = true
    try {
      for (;;) {
        const item = this.#read().find(({ problem }) => problem === undefined)
        if (!item) break
        if (item.files.length > 0) {
          if (!this.#settleFiles(item, await this.#options.upload(item))) break
        } else if (!this.#settle(item, await this.#options.send(item))) break
      }
    } finally {
      this.#sending = false
    }
  }

  stop(): void {
    this.#cancelTimer()
  }

  /** @returns whether to continue: with this message, now that its files are uploaded, or with the next one */
  #settleFiles(item: OutboxItem, result: UploadsResult): boolean {
    if (result.outcome !== 'ready') return this.#settle(item, result)
    const attachments = [...item.attachments, ...result.attachments]
    this.#change((items) => items.map((one) => (one.key === item.key ? { ...one, attachments, files: [] } : one)))
    return true
  }

  /** @returns whether to continue with the next message */
  #settle(item: OutboxItem, result: SendResult<M>): boolean {
    if (result.outcome === 'sent') {
      this.#delay = firstDelayMilliseconds
      this.#set({ waiting: false, signedOut: false })
      this.#options.onSent(result.message)
      this.discard(item.key)
      return true
    }
    if (result.outcome === 'stale') {
      const { sentence: problem, sequence: seen } = result
      this.#options.onCame?.(result.came)
      this.#change((items) => items.map((one) => (one.key === item.key ? { ...one, problem, seen, stale: true } : one)))
      return true
    }
    if (result.outcome === 'refused') {
      const problem = result.sentence
      this.#change((items) => items.map((one) => (one.key === item.key ? { ...one, problem } : one)))
      return true
    }
    if (result.outcome === 'signedOut') {
      this.#set({ signedOut: true })
      return false
    }
    if (result.outcome === 'gone') {
      this.#options.onGone()
      return false
    }
    this.#set({ waiting: true })
    const setTimer = this.#options.setTimer ?? browserTimer
    this.#cancelTimer = setTimer(() => void this.flush(), this.#delay)
    this.#delay = Math.min(this.#delay * 2, longestDelayMilliseconds)
    return false
  }

  /** Stored items; none if another version of the site stored them in an unknown format. */
  #read(): readonly OutboxItem[] {
    return readList(this.#options.storage.read(), isStoredItem).map((item) => ({ attachments: [], files: [], ...item }))
  }

  #change(change: (items: readonly OutboxItem[]) => readonly OutboxItem[]): void {
    const items = change(this.#read())
    this.#options.storage.write(items.length > 0 ? JSON.stringify(items) : null)
    this.#set({ items, ...(items.length === 0 ? { waiting: false, signedOut: false } : {}) })
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const uidsOf = (attachments: Message['attachments']): string => attachments.map(({ uid }) => uid).join()

/**
 * Unacknowledged messages to show, without those that the stream already delivered.
 * @param isOwn whether the viewer wrote it
 */
export function listUnacknowledgedItems<M extends Message>(
  items: readonly OutboxItem[],
  messages: readonly M[],
  isOwn: (message: M) => boolean = ({ staff }) => !staff,
): readonly OutboxItem[] {
  const arrived = messages.filter(isOwn)
  const taken = new Set<string>()
  return items.filter(({ content, attachments, files, articles = [], internal = false, after, problem }) => {
    if (problem !== undefined || files.length > 0) return true
    const itself = arrived.find(
      (message) =>
        message.content === content &&
        isNote(message) === internal &&
        uidsOf(message.attachments) === uidsOf(attachments) &&
        (message.articles ?? []).length === articles.length &&
        !taken.has(message.uid) &&
        message.date > (after ?? ''),
    )
    if (itself) taken.add(itself.uid)
    return !itself
  })
}
