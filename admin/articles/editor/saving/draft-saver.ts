import type { DraftBase, DraftFields } from '../draft-calls.ts'

export type SaveState =
  | { kind: 'saved'; at: string | null }
  /** changed, and not sent yet or on its way */
  | { kind: 'saving' }
  /** no answer came: it is sent again by itself; `kept`: the device has it */
  | { kind: 'offline'; kept: boolean }
  /** the session ended */
  | { kind: 'signed-out' }
  /** another copy or another version exists */
  | { kind: 'outdated' }
  /** another person writes */
  | { kind: 'locked'; message: string }
  | { kind: 'refused'; message: string }

export type SaveFailure = Exclude<SaveState, { kind: 'saved' } | { kind: 'saving' } | { kind: 'offline' }>
export type SaveResult = { outcome: 'saved'; base: DraftBase; at: string } | { outcome: 'no-answer' } | SaveFailure

interface SaverOptions {
  base: DraftBase
  savedAt: string | null
  /** reads the current text */
  read(): DraftFields
  /** @param unanswered what was sent from the same base and may have arrived */
  send(fields: DraftFields, base: DraftBase, unanswered: readonly DraftFields[]): Promise<SaveResult>
  /** on the device @param sent what may be on the server by now @returns whether it will outlive the window */
  keep(fields: DraftFields, base: DraftBase, sent: readonly DraftFields[]): Promise<boolean>
  forget(): Promise<void>
  onState(state: SaveState): void
  /** default: the browser's own */
  setTimer?: (run: () => void, milliseconds: number) => () => void
}

/** From a change until the text is on the device, whatever the network does. */
export const keepDelayMilliseconds = 250
/** From a change until it is on its way to the server. */
export const saveDelayMilliseconds = 600
const retryMilliseconds = 5000
/** A disk that does not answer must not stop the network. */
const keepPatienceMilliseconds = 1000

function browserTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Keeps what is written on the device and saves it as the working copy, one save at a time. */
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

  get dirty(): boolean {
    return this.#dirty
  }

  /** Stopped until a person decides: what is written is kept on the device alone. */
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
      // Rewrite the device's copy: it may contain text that the server has acknowledged meanwhile.
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

  /** @param deviceFirst whether the server waits for the device, so that after a crash the device knows what was sent */
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
    // The first is the one that arrives where the network is cut while it is under way.
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

  /** Now, not in a moment. @returns whether the server has all of it */
  async flush(): Promise<boolean> {
    this.#unplan()
    if (this.#sending) await this.#sending
    this.#unplan()
    await this.#advance(false)
    if (!this.#dirty) this.#unplan()
    return !this.#dirty
  }

  /** The decision to save this text on top of what the server has by now. */
  async overwrite(base: DraftBase): Promise<boolean> {
    this.#base = base
    this.#enter({ kind: 'saving' })
    this.#dirty = true
    return this.flush()
  }

  /** The window shows another text from here on: neither device nor server gets this one any more. */
  close(): void {
    this.#unplan()
    this.#cancelKeep?.()
    this.#closed = true
  }
}
