import { LRUCache } from 'lru-cache'

interface Limits<Value> {
  entries: number
  bytes: number
  sizeOf(value: Value): number
  lifetimeMilliseconds: number
}

/** Of all room, for entries that were asked for once so far. */
const probationShare = 0.25

/**
 * A cache in two segments: what is new is on probation, what is asked for again is protected from whatever is new. So
 * any number of entries that are asked for once displace only one another.
 */
export class SegmentedCache<Value extends object> {
  readonly #probation: LRUCache<string, Value>
  readonly #protected: LRUCache<string, Value>
  /** keys that were asked for again, also after their value has become too old or was dropped */
  readonly #wanted: LRUCache<string, true>

  constructor({ entries, bytes, sizeOf, lifetimeMilliseconds: ttl }: Limits<Value>) {
    const segment = (share: number) =>
      new LRUCache<string, Value>({
        max: Math.ceil(entries * share),
        maxSize: Math.ceil(bytes * share),
        sizeCalculation: sizeOf,
        ttl,
        noDeleteOnStaleGet: true,
      })
    this.#probation = segment(probationShare)
    this.#protected = segment(1 - probationShare)
    this.#wanted = new LRUCache({ max: entries })
  }

  get(key: string): Value | undefined {
    const known = this.#protected.get(key)
    if (known) return known
    const value = this.#probation.get(key)
    if (!value) return undefined
    // Its age goes with it: it is served no longer than if it had stayed.
    const ttl = this.#probation.getRemainingTTL(key)
    this.#wanted.set(key, true)
    this.#probation.delete(key)
    this.#protected.set(key, value, { ttl })
    return value
  }

  /** Also what is older than its lifetime, as long as nothing has displaced it. */
  getStale(key: string): Value | undefined {
    return this.#protected.get(key, { allowStale: true }) ?? this.#probation.get(key, { allowStale: true })
  }

  set(key: string, value: Value): void {
    const wanted = this.#wanted.get(key) === true
    this.#probation.delete(key)
    this.#protected.delete(key)
    const segment = wanted ? this.#protected : this.#probation
    segment.set(key, value)
  }

  clear(): void {
    this.#probation.clear()
    this.#protected.clear()
  }
}
