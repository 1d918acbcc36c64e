import type { DraftBase, DraftFields } from '../draft-calls.ts'

export type SaveState =
  | { kind: 'saved'; at: string | null }
  /** changed; the save has not started or has no answer yet */
  | { kind: 'saving' }
  /** no answer came: the save is retried; `kept`: the device stores the text */
  | { kind: 'offline'; kept: boolean }
  /** the session ended; the save is retried */
  | { kind: 'signed-out' }
  /** the server has another version or working copy */
  | { kind: 'outdated' }
  /** another user has the lock */
  | { kind: 'locked'; message: string }
  | { kind: 'refused'; message: string }

export type SaveFailure = Exclude<SaveState, { kind: 'saved' } | { kind: 'saving' } | { kind: 'offline' }>
export type SaveResult = { outcome: 'saved'; base: DraftBase; at: string } | { outcome: 'no-answer' } | SaveFailure

interface SaverOptions {
  base: DraftBase
  savedAt: string | null
  read(): DraftFields
  /** @param unanswered what was sent from the same base and may have arrived */
  send(fields: DraftFields, base: DraftBase, unanswered: readonly DraftFields[]): Promise<SaveResult>
  /** stores the text on the device @param sent texts that may be on the server @returns whether the copy outlives the window */
  keep(fields: DraftFields, base: DraftBase, sent: readonly DraftFields[]): Promise<boolean>
  forget(): Promise<void>
  onState(state: SaveState): void
  /** default: `setTimeout` */
  setTimer?: (run: () => void, milliseconds: number) => () => void
}

/** Delay from a change until the text is stored on the device, even if the network is down. */
export const keepDelayMilliseconds = 250
/** Delay from a change until the text is sent to the server. */
export const saveDelayMilliseconds = 600
const retryMilliseconds = 5000
/** Longest wait for the disk: a slow disk must not delay the save on the server. */
const keepPatienceMilliseconds = 1000

function browserTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Stores the text on the device and saves it as the working copy, one save at a time. */
export class DraftSaver {
  readonly #options: SaverOptions
  #base: DraftBase
  #state: SaveState
  /** changes that the server has not acknowledged */
  #dirty = false
  #sending: Promise<void> | undefined
  #unanswered: readonly DraftFields[] = []
  #cancelSend: (() => void) | undefined
  #cancelKeep: (() => void) | undefined
  #closed = false

  constructor(options: SaverOptions) {
    this.#options = options
    this.#base = options.base
    this.#state = { kind: 'saved', at: options.savedAt }
  }

  get base(): DraftBase {
    return this.#base
  }

  /** the server's reason not to save the text */
  get refusal(): string | undefined {
    return 'message' in this.#state ? this.#state.message : undefined
  }

  get dirty(): boolean {
    return this.#dirty
  }

  /** Saving has stopped until the user decides: the text is stored on the device only. */
  get #stopped(): boolean {
    return ['outdated', 'locked', 'refused'].includes(this.#state.kind)
  }

  #enter(state: SaveState): void {
    this.#state = state
    if (!this.#closed) this.#options.onState(state)
  }

  changed(): void {
    this.#dirty = true
    // This change may correct what was refused.
    if (this.#state.kind === 'saved' || this.#state.kind === 'refused') this.#enter({ kind: 'saving' })
    this.#planKeep()
    this.#plan(saveDelayMilliseconds)
  }

  #after(milliseconds: number, run: () => void): () => void {
    return (this.#options.setTimer ?? browserTimer)(run, milliseconds)
  }

  #planKeep(): void {
    if (this.#closed) return
    this.#cancelKeep ??= this.#after(keepDelayMilliseconds, () => {
      this.#cancelKeep = undefined
      // Overwrite the device's copy, which may contain older text that the server already has.
      if (this.#dirty) void this.#keep(this.#options.read())
    })
  }

  #keep(fields: DraftFields): Promise<boolean> {
    this.#cancelKeep?.()
    this.#cancelKeep = undefined
    return this.#options.keep(fields, this.#base, this.#unanswered)
  }

  #plan(milliseconds: number): void {
    if (this.#closed) return
    this.#cancelSend ??= this.#after(milliseconds, () => {
      this.#cancelSend = undefined
      void this.#advance(true)
    })
  }

  #unplan(): void {
    this.#cancelSend?.()
    this.#cancelSend = undefined
  }

  /** @param deviceFirst store the text on the device before sending it, so that after a crash the device knows what was sent */
  async #advance(deviceFirst: boolean): Promise<void> {
    if (!this.#dirty || this.#closed) return
    if (this.#stopped) return void (await this.#keep(this.#options.read()))
    // The end of the running save schedules the next one.
    if (this.#sending) return
    this.#dirty = false
    this.#sending = this.#send(deviceFirst).finally(() => {
      this.#sending = undefined
      if (this.#dirty) this.#plan(saveDelayMilliseconds)
    })
    return this.#sending
  }

  async #send(deviceFirst: boolean): Promise<void> {
    const fields = this.#options.read()
    const before = this.#unanswered
    // Keep the first unanswered text too: if the network broke during its save, that text is the one that arrived.
    this.#unanswered = [...before.slice(0, 1), fields]
    const kept = this.#keep(fields)
    if (deviceFirst) await this.#within(keepPatienceMilliseconds, kept)
    const result = await this.#options.send(fields, this.#base, before)
    if ('outcome' in result && result.outcome === 'no-answer') {
      this.#dirty = true
      this.#enter({ kind: 'offline', kept: await this.#within(keepPatienceMilliseconds, kept) })
      return this.#plan(retryMilliseconds)
    }
    this.#unanswered = []
    if ('outcome' in result) return this.#acknowledge(result)
    this.#dirty = true
    this.#enter(result)
    if (result.kind === 'signed-out') this.#plan(retryMilliseconds)
  }

  async #acknowledge({ base, at }: { base: DraftBase; at: string }): Promise<void> {
    this.#base = base
    if (this.#dirty) return this.#plan(0)
    await this.#options.forget()
    if (!this.#dirty) this.#enter({ kind: 'saved', at })
  }

  async #within(milliseconds: number, kept: Promise<boolean>): Promise<boolean> {
    let cancel = () => {}
    const late = new Promise<boolean>((resolve) => {
      cancel = this.#after(milliseconds, () => resolve(false))
    })
    return Promise.race([kept, late]).finally(() => cancel())
  }

  /** Saves at once. @returns whether the server has the whole text */
  async flush(): Promise<boolean> {
    this.#unplan()
    if (this.#sending) await this.#sending
    this.#unplan()
    await this.#advance(false)
    if (!this.#dirty) this.#unplan()
    return !this.#dirty
  }

  /** Saves this text over the server's, as the user decided. */
  async overwrite(base: DraftBase): Promise<boolean> {
    this.#base = base
    this.#enter({ kind: 'saving' })
    this.#dirty = true
    return this.flush()
  }

  /** Stops storing and sending: the window now shows another text. */
  close(): void {
    this.#unplan()
    this.#cancelKeep?.()
    this.#closed = true
  }
}
