import { LRUCache } from 'lru-cache'

export interface Limits<Value> {
  /** maximum number of entries (default: `bytes` is the only limit) */
  entries?: number
  /** maximum sum of `sizeOf` and key lengths: a number of entries alone does not bound memory */
  bytes: number
  sizeOf(value: Value): number
  /** default: an entry stays until it is invalidated or evicted */
  lifetimeMilliseconds?: number
}

/** Adds 1 because a size of 0 is invalid. */
const sizeOfKey = (key: string): number => key.length + 1

/** Approximate size of a value that is sent as JSON: the length of that JSON. */
export const sizeOfJson = (value: unknown): number =>
  JSON.stringify(value, (_name, part: unknown) => (part instanceof Map ? [...part] : part)).length

/** Maximum number of characters of keys that are remembered without their values. */
const maxKeyCharacters = 512 * 1024

/** Entries of a cache. An expired entry stays until it is evicted. */
export interface Store<Value> {
  get(key: string): Value | undefined
  /** also returns an entry that expired at most that long ago */
  getExpired(key: string, milliseconds: number): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  clear(): void
}

function createSegment<Value extends NonNullable<unknown>>(limits: Limits<Value>, share: number) {
  const { entries = 0, bytes, sizeOf, lifetimeMilliseconds = 0 } = limits
  return new LRUCache<string, Value>({
    max: Math.ceil(entries * share),
    maxSize: Math.ceil(bytes * share),
    sizeCalculation: (value, key) => sizeOf(value) + sizeOfKey(key),
    ttl: lifetimeMilliseconds,
    noDeleteOnStaleGet: true,
  })
}

function getExpiredFrom<Value extends NonNullable<unknown>>(
  segment: LRUCache<string, Value>,
  key: string,
  milliseconds: number,
): Value | undefined {
  return segment.getRemainingTTL(key) >= -milliseconds ? segment.get(key, { allowStale: true }) : undefined
}

export function createStore<Value extends NonNullable<unknown>>(limits: Limits<Value>): Store<Value> {
  const segment = createSegment(limits, 1)
  return {
    get: (key) => segment.get(key),
    getExpired: (key, milliseconds) => getExpiredFrom(segment, key, milliseconds),
    set: (key, value) => void segment.set(key, value),
    delete: (key) => void segment.delete(key),
    clear: () => segment.clear(),
  }
}

/** Share of the capacity for entries that were requested only once so far. */
const probationShare = 0.25

/**
 * A store in two segments. New entries are on probation; an entry requested again moves to the protected segment.
 * Entries requested only once therefore evict only one another.
 */
export function createSegmentedStore<Value extends NonNullable<unknown>>(limits: Limits<Value>): Store<Value> {
  const probation = createSegment(limits, probationShare)
  const protectedOnes = createSegment(limits, 1 - probationShare)
  /** keys that were requested again, also after their value expired or was invalidated */
  const requestedAgain = new LRUCache<string, true>({
    max: limits.entries ?? 5000,
    maxSize: maxKeyCharacters,
    sizeCalculation: (_true, key) => sizeOfKey(key),
  })

  function promote(key: string, value: Value): void {
    // The entry keeps its age: it expires as if it had not been moved.
    const ttl = probation.getRemainingTTL(key)
    requestedAgain.set(key, true)
    probation.delete(key)
    protectedOnes.set(key, value, Number.isFinite(ttl) ? { ttl } : {})
  }

  return {
    get(key) {
      const known = protectedOnes.get(key)
      if (known !== undefined) return known
      const value = probation.get(key)
      if (value !== undefined) promote(key, value)
      return value
    },
    getExpired: (key, milliseconds) =>
      getExpiredFrom(protectedOnes, key, milliseconds) ?? getExpiredFrom(probation, key, milliseconds),
    set(key, value) {
      probation.delete(key)
      protectedOnes.delete(key)
      const segment = requestedAgain.get(key) ? protectedOnes : probation
      segment.set(key, value)
    },
    delete(key) {
      probation.delete(key)
      protectedOnes.delete(key)
    },
    clear() {
      probation.clear()
      protectedOnes.clear()
    },
  }
}
