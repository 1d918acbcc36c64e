import { createSegmentedStore, createStore, type Limits, type Store } from './store.ts'

export interface CacheOptions<Value> extends Limits<Value> {
  /** entries requested only once evict only each other */
  segmented?: boolean
  /** an expired entry is still served while a newer one is loaded; an invalidated one never is */
  revalidation?: {
    /** how long after its expiry */
    milliseconds: number
    /** maximum number of loads that no caller waits for */
    atOnce: number
    /** called when such a load fails, since no caller would receive the error */
    onFailure(error: unknown): void
  }
}

interface LoadUnderWay<Value> {
  result: Promise<Value | undefined>
  waiting: number
  /** aborted once none of its callers waits any more */
  abandon: AbortController
}

type MakeValue<Made> = (abandoned: AbortSignal) => Promise<Made>

/**
 * The cache of the project. A value is loaded once for all concurrent callers. Failures and `undefined` are not cached. An
 * invalidated value is never returned again. A load that began before an invalidation is not cached; its result reaches only
 * callers who were already waiting.
 */
export class Cache<Value extends NonNullable<unknown>> {
  readonly #store: Store<Value>
  readonly #revalidation: CacheOptions<Value>['revalidation']
  /** emptied by each invalidation: a load that is no longer in this map is not cached */
  readonly #loads = new Map<string, LoadUnderWay<Value>>()
  #revalidating = 0

  constructor({ segmented, revalidation, ...limits }: CacheOptions<Value>) {
    this.#store = segmented ? createSegmentedStore(limits) : createStore(limits)
    this.#revalidation = revalidation
  }

  /** @returns undefined for what is not cached, or has expired and is not being loaded */
  get(key: string): Value | undefined {
    return this.#store.get(key) ?? (this.#loads.has(key) ? this.#getRevalidated(key) : undefined)
  }

  /** Returns expired entries of any age too, for use when loading a newer value fails. */
  getExpired(key: string): Value | undefined {
    return this.#store.getExpired(key, Number.POSITIVE_INFINITY)
  }

  set(key: string, value: Value): void {
    this.#store.set(key, value)
  }

  /**
   * The cached value, else the result of the load under way, else of a new load.
   * @param left aborted when this caller no longer waits; the load is aborted once no caller waits
   * @throws what the load throws
   */
  load<Made extends Value | undefined>(key: string, make: MakeValue<Made>, left?: AbortSignal): Promise<Made> {
    const known = this.get(key) ?? this.#revalidate(key, make)
    if (known !== undefined) return Promise.resolve(known as Made)
    if (left?.aborted) return Promise.reject(left.reason)
    const load = this.#loads.get(key) ?? this.#begin(key, make)
    this.#wait(key, load, left)
    return load.result as Promise<Made>
  }

  invalidate(): void {
    this.#store.clear()
    this.#loads.clear()
  }

  #getRevalidated(key: string): Value | undefined {
    return this.#revalidation && this.#store.getExpired(key, this.#revalidation.milliseconds)
  }

  /**
   * Begins to load a new value.
   * @returns the expired value; undefined if the caller must wait for the new one
   */
  #revalidate(key: string, make: MakeValue<Value | undefined>): Value | undefined {
    if (!this.#revalidation || this.#revalidating >= this.#revalidation.atOnce) return undefined
    const expired = this.#getRevalidated(key)
    if (expired === undefined) return undefined
    this.#revalidating += 1
    const load = this.#begin(key, make)
    this.#wait(key, load)
    load.result.catch(this.#revalidation.onFailure).finally(() => {
      this.#revalidating -= 1
    })
    return expired
  }

  #begin(key: string, make: MakeValue<Value | undefined>): LoadUnderWay<Value> {
    const load = { waiting: 0, abandon: new AbortController() } as LoadUnderWay<Value>
    /** false after an invalidation, or once the load was abandoned */
    const isCurrent = () => this.#loads.get(key) === load
    const run = async (): Promise<Value | undefined> => {
      try {
        const value = await make(load.abandon.signal)
        if (!isCurrent()) return value
        if (value !== undefined) this.#store.set(key, value)
        else this.#store.delete(key)
        return value
      } finally {
        if (isCurrent()) this.#loads.delete(key)
      }
    }
    this.#loads.set(key, load)
    load.result = run()
    return load
  }

  #wait(key: string, load: LoadUnderWay<Value>, left?: AbortSignal): void {
    load.waiting += 1
    left?.addEventListener(
      'abort',
      () => {
        load.waiting -= 1
        if (load.waiting > 0) return
        // The next caller begins a new load instead of waiting for an aborted one.
        if (this.#loads.get(key) === load) this.#loads.delete(key)
        load.abandon.abort()
      },
      { once: true },
    )
  }
}
