import { LRUCache } from 'lru-cache'

/** Even if no event came, nothing older is shown. */
const lifetimeMilliseconds = 60_000

const createValues = (max: number) => new LRUCache<string, Promise<unknown>>({ max, ttl: lifetimeMilliseconds })

export interface SharedValues {
  remember<T>(key: string, load: () => Promise<T>): Promise<T>
  /** what they were made from has changed */
  drop(): void
}

/** What is the same for all who may have it, made once. What fails is not kept. */
export function createSharedValues(max: number): SharedValues {
  let values = createValues(max)
  return {
    remember<T>(key: string, load: () => Promise<T>): Promise<T> {
      // A value under way when all are dropped stays in the former map, with those it belongs to.
      const current = values
      const known = current.get(key)
      if (known) return known as Promise<T>
      const value = load()
      current.set(key, value)
      value.catch(() => current.delete(key))
      return value
    },
    drop() {
      values = createValues(max)
    },
  }
}
