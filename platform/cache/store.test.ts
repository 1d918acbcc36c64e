import { expect, test } from 'vitest'
import { createSegmentedStore, createStore } from './store.ts'

const createCache = (entries: number) =>
  createSegmentedStore<{ bytes: number }>({
    entries,
    bytes: 1_000_000,
    sizeOf: ({ bytes }) => bytes,
    lifetimeMilliseconds: 60_000,
  })

const flood = (cache: ReturnType<typeof createCache>, count: number, bytes = 1) => {
  for (let n = 0; n < count; n += 1) cache.set(`once ${n}`, { bytes })
}

test('entries requested once do not evict an entry requested twice', () => {
  const cache = createCache(100)
  const hot = { bytes: 1 }
  cache.set('hot', hot)
  expect(cache.get('hot')).toBe(hot)
  flood(cache, 10_000)
  expect(cache.get('hot')).toBe(hot)
  expect(cache.get('once 0')).toBeUndefined()
  expect(cache.get('once 9999')).toBeDefined()
})

test('large entries requested once do not evict an entry requested twice', () => {
  const cache = createCache(100)
  cache.set('hot', { bytes: 1 })
  cache.get('hot')
  flood(cache, 50, 200_000)
  expect(cache.get('hot')).toBeDefined()
})

test('a key protected before a clear is protected again once it is stored', () => {
  const cache = createCache(100)
  cache.set('hot', { bytes: 1 })
  cache.get('hot')
  cache.clear()
  expect(cache.get('hot')).toBeUndefined()
  cache.set('hot', { bytes: 2 })
  flood(cache, 10_000)
  expect(cache.get('hot')).toEqual({ bytes: 2 })
})

test('a new value replaces the former one, whether protected or not', () => {
  const cache = createCache(100)
  cache.set('page', { bytes: 1 })
  cache.set('page', { bytes: 2 })
  expect(cache.get('page')).toEqual({ bytes: 2 })
  cache.set('page', { bytes: 3 })
  expect(cache.get('page')).toEqual({ bytes: 3 })
})

test('a store keeps no more entries and bytes than its limits', () => {
  const store = createStore<{ bytes: number }>({ entries: 10, bytes: 200, sizeOf: ({ bytes }) => bytes })
  for (let n = 0; n < 20; n += 1) store.set(`small ${n}`, { bytes: 1 })
  expect([store.get('small 9'), store.get('small 10')?.bytes]).toEqual([undefined, 1])
  store.set('large', { bytes: 95 })
  expect([store.get('small 11'), store.get('small 19')?.bytes]).toEqual([undefined, 1])
  store.set('larger than the store', { bytes: 201 })
  expect([store.get('larger than the store'), store.get('large')?.bytes]).toEqual([undefined, 95])
})
