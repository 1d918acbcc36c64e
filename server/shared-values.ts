import { LRUCache } from 'lru-cache'
import type { Remember } from '../web/context.ts'

const maxValues = 2000
/** As of the pages made from them: even if no event came, nothing older is shown. */
const lifetimeMilliseconds = 60_000

const createValues = () => new LRUCache<string, Promise<unknown>>({ max: maxValues, ttl: lifetimeMilliseconds })

export interface SharedValues {
  remember: Remember
  /** what they were made from has changed */
  drop(): void
}

/** What pages for all readers are made from, made once. What fails is not kept. */
export function createSharedValues(): SharedValues {
  let values = createValues()
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
      values = createValues()
    },
  }
}
