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
  /** of the text as it stands */
  read(): DraftFields
  send(fields: DraftFields, base: DraftBase): Promise<SaveResult>
  /** on the device @returns whether it will outlive the window */
  keep(fields: DraftFields, base: DraftBase): Promise<boolean>
  forget(): Promise<void>
  onState(state: SaveState): void
  /** default: the browser's own */
  setTimer?: (run: () => void, milliseconds: number) => () => void
}

/** From a change until the text is on the device and on its way to the server. */
export const saveDelayMilliseconds = 600
const retryMilliseconds = 5000

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
  #cancelTimer: (() => void) | undefined
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
    // What was refused may be mended by this change.
    if (this.#state.kind === 'saved' || this.#state.kind === 'refused') this.#enter({ kind: 'saving' })
    this.#plan(saveDelayMilliseconds)
  }

  #plan(milliseconds: number): void {
    if (this.#closed) return
    this.#cancelTimer ??= (this.#options.setTimer ?? browserTimer)(() => {
      this.#cancelTimer = undefined
      void this.#advance()
    }, milliseconds)
  }

  #unplan(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
  }

  /** On the device first, whatever the network does. */
  async #advance(): Promise<void> {
    if (!this.#dirty) return
    const fields = this.#options.read()
    const kept = this.#options.keep(fields, this.#base)
    if (this.#stopped) return void (await kept)
    if (this.#sending) {
      await kept
      return this.#plan(saveDelayMilliseconds)
    }
    this.#dirty = false
    this.#sending = this.#send(fields, kept).finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  async #send(fields: DraftFields, kept: Promise<boolean>): Promise<void> {
    const result = await this.#options.send(fields, this.#base)
    if ('outcome' in result && result.outcome === 'saved') {
      this.#base = result.base
      if (this.#dirty) return this.#plan(0)
      await this.#options.forget()
      return this.#enter({ kind: 'saved', at: result.at })
    }
    this.#dirty = true
    if ('outcome' in result) {
      this.#enter({ kind: 'offline', kept: await kept })
      return this.#plan(retryMilliseconds)
    }
    this.#enter(result)
    if (result.kind === 'signed-out') this.#plan(retryMilliseconds)
  }

  /** Now, not in a moment. @returns whether the server has all of it */
  async flush(): Promise<boolean> {
    this.#unplan()
    if (this.#sending) await this.#sending
    this.#unplan()
    await this.#advance()
    this.#unplan()
    if (this.#dirty) this.#plan(saveDelayMilliseconds)
    return !this.#dirty
  }

  /** The decision to save this text on top of what the server has by now. */
  async overwrite(base: DraftBase): Promise<boolean> {
    this.#base = base
    this.#enter({ kind: 'saving' })
    this.#dirty = true
    return this.flush()
  }

  /** The window shows another text from here on. */
  close(): void {
    this.#unplan()
    this.#closed = true
  }
}
