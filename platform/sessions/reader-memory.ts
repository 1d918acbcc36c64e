import { LRUCache } from 'lru-cache'
import { sizeOfJson } from '../cache/index.ts'
import type { DatabaseHandle } from '../database/index.ts'

const maxReaders = 20_000
/** A member’s own profile may take up to 64 KiB. */
const maxBytes = 32 * 1024 * 1024
/** Size of a reader without cached values. */
const emptySize = 500
/** Upper bound in case of a defect: changes invalidate entries, so nothing should expire by age. */
const lifetimeMilliseconds = 30_000

/** Caches what every page asks about its reader: the session and the unread counts. */
export interface ReaderMemory {
  /** @returns undefined for a value that is not cached and has to be loaded */
  get<Value>(uid: string, key: string): Value | undefined
  /**
   * Loads a value once for all concurrent callers; `undefined` and failures are not cached. The value is shared: it must not be
   * mutated.
   */
  load<Value>(uid: string, key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined>
  /** invalidates a reader for a change that the database does not report */
  forget(uid: string): void
  close(): Promise<void>
}

interface Known {
  values: Map<string, unknown>
  loads: Map<string, Promise<unknown>>
  size: number
}

/**
 * Caches readers while the database reports changes. Triggers notify the changed uid (0043_reader_changed.sql): in this process
 * before the writer continues, in others with the notification. Nothing is cached while notifications may be missed.
 */
export async function openReaderMemory(database: Pick<DatabaseHandle, 'watch'>): Promise<ReaderMemory> {
  const readers = new LRUCache<string, Known>({
    max: maxReaders,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    ttl: lifetimeMilliseconds,
  })
  let isListening = true
  const close = await database.watch({
    onPayload: (uid) => void readers.delete(uid),
    onLost() {
      isListening = false
      readers.clear()
    },
    onRegained() {
      readers.clear()
      isListening = true
    },
  })

  function knownOf(uid: string): Known {
    const known = readers.get(uid) ?? { values: new Map(), loads: new Map(), size: emptySize }
    if (!readers.has(uid)) readers.set(uid, known)
    return known
  }

  async function run<Value>(uid: string, known: Known, key: string, make: () => Promise<Value | undefined>) {
    try {
      const value = await make()
      // If the entry was invalidated meanwhile, the loaded value may be older than the change.
      if (value !== undefined && readers.peek(uid) === known) {
        const ttl = readers.getRemainingTTL(uid)
        known.values.set(key, value)
        known.size += key.length + sizeOfJson(value)
        // Setting an entry again keeps its size: delete it first, so that size and age are new.
        readers.delete(uid)
        readers.set(uid, known, { ttl })
      }
      return value
    } finally {
      known.loads.delete(key)
    }
  }

  return {
    get: (uid, key) => readers.get(uid)?.values.get(key) as never,
    async load(uid, key, make) {
      if (!isListening) return make()
      const known = knownOf(uid)
      if (known.values.has(key)) return known.values.get(key) as never
      return known.loads.getOrInsertComputed(key, () => run(uid, known, key, make)) as never
    },
    forget: (uid) => void readers.delete(uid),
    close,
  }
}
