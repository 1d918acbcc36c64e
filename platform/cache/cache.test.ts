import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Cache } from './cache.ts'
import { invalidateOn } from './invalidate-on.ts'

interface Page {
  text: string
}

const small = { entries: 10, bytes: 1000, sizeOf: ({ text }: Page) => text.length }

const pageOf = (text: string) => async (): Promise<Page> => ({ text })
const slowLoad = () => Promise.withResolvers<Page | undefined>()

describe('coalescing', () => {
  test('200 concurrent callers load a value once, and all get it', async () => {
    const cache = new Cache<Page>(small)
    const make = vi.fn(pageOf('one'))
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.load('a', make)))
    expect(make).toHaveBeenCalledOnce()
    expect(new Set(pages).size).toBe(1)
    expect(await cache.load('a', make)).toBe(pages[0])
    expect(make).toHaveBeenCalledOnce()
  })

  test('each key is loaded separately', async () => {
    const cache = new Cache<Page>(small)
    expect(await Promise.all([cache.load('a', pageOf('a')), cache.load('b', pageOf('b'))])).toEqual([
      { text: 'a' },
      { text: 'b' },
    ])
  })

  test('a failure reaches all waiting callers and is not cached', async () => {
    const cache = new Cache<Page>(small)
    const failing = vi.fn(() => Promise.reject(new Error('down')))
    const failed = await Promise.allSettled([cache.load('a', failing), cache.load('a', failing)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(failing).toHaveBeenCalledOnce()
    expect(await cache.load('a', pageOf('one'))).toEqual({ text: 'one' })
  })

  test('a function that throws at once fails like any other', async () => {
    const cache = new Cache<Page>(small)
    const throwing = () => {
      throw new Error('down')
    }
    await expect(cache.load('a', throwing)).rejects.toThrow('down')
    expect(await cache.load('a', pageOf('one'))).toEqual({ text: 'one' })
  })

  test('an empty result reaches all waiting callers and is not cached', async () => {
    const cache = new Cache<Page>(small)
    const nothing = vi.fn(async () => undefined)
    expect(await Promise.all([cache.load('a', nothing), cache.load('a', nothing)])).toEqual([undefined, undefined])
    expect(nothing).toHaveBeenCalledOnce()
    await cache.load('a', nothing)
    expect(nothing).toHaveBeenCalledTimes(2)
  })
})

describe('invalidation', () => {
  test('an invalidated value is loaded again', async () => {
    const cache = new Cache<Page>(small)
    await cache.load('a', pageOf('old'))
    cache.invalidate()
    expect([cache.get('a'), cache.getExpired('a')]).toEqual([undefined, undefined])
    expect(await cache.load('a', pageOf('new'))).toEqual({ text: 'new' })
  })

  test('a load begun before the invalidation serves only its own callers', async () => {
    const cache = new Cache<Page>(small)
    const slow = slowLoad()
    const before = cache.load('a', () => slow.promise)
    cache.invalidate()
    const after = cache.load('a', pageOf('new'))
    slow.resolve({ text: 'old' })
    expect([await before, await after]).toEqual([{ text: 'old' }, { text: 'new' }])
    expect(cache.get('a')).toEqual({ text: 'new' })
  })

  test('a load begun before the invalidation does not overwrite a newer value', async () => {
    const cache = new Cache<Page>(small)
    const slow = slowLoad()
    const before = cache.load('a', () => slow.promise)
    cache.invalidate()
    await cache.load('a', pageOf('new'))
    slow.resolve({ text: 'old' })
    await before
    expect(cache.get('a')).toEqual({ text: 'new' })
  })

  test('a cache is invalidated by an event of its topics and by a gap between events', async () => {
    const listeners = new Map<string, () => void>()
    const events = {
      onChange: (topic: string, listener: () => void) => listeners.set(topic, listener),
      onGap: (listener: () => void) => listeners.set('gap', listener),
    }
    const caches = [new Cache<Page>(small), new Cache<Page>(small)]
    invalidateOn(events, ['content', 'offers'], ...caches)
    for (const invalidate of ['content', 'offers', 'gap']) {
      for (const cache of caches) cache.set('a', { text: 'old' })
      listeners.get(invalidate)?.()
      expect(caches.map((cache) => cache.get('a'))).toEqual([undefined, undefined])
    }
  })
})

describe('callers who leave', () => {
  test('a load without callers is aborted, and the next caller starts another', async () => {
    const cache = new Cache<Page>(small)
    const [one, other] = [new AbortController(), new AbortController()]
    let abandoned: AbortSignal | undefined
    const slow = slowLoad()
    const make = (signal: AbortSignal) => {
      abandoned = signal
      return slow.promise
    }
    const left = [cache.load('a', make, one.signal), cache.load('a', make, other.signal)]
    one.abort()
    expect(abandoned?.aborted).toBe(false)
    other.abort()
    expect(abandoned?.aborted).toBe(true)
    expect(await cache.load('a', pageOf('new'))).toEqual({ text: 'new' })
    slow.reject(new Error('aborted'))
    await Promise.allSettled(left)
    expect(cache.get('a')).toEqual({ text: 'new' })
  })

  test('a caller who has already left starts no load', async () => {
    const cache = new Cache<Page>(small)
    const make = vi.fn(pageOf('one'))
    await expect(cache.load('a', make, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
    expect(make).not.toHaveBeenCalled()
  })
})

describe('expired values', () => {
  let now = 1000
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => vi.restoreAllMocks())

  const onFailure = vi.fn()
  const createCache = (atOnce = 1) =>
    new Cache<Page>({
      ...small,
      segmented: true,
      lifetimeMilliseconds: 1000,
      revalidation: { milliseconds: 500, atOnce, onFailure },
    })

  test('without revalidation an expired value is loaded again', async () => {
    const cache = new Cache<Page>({ ...small, lifetimeMilliseconds: 1000 })
    await cache.load('a', pageOf('old'))
    now += 1001
    expect(cache.get('a')).toBeUndefined()
    expect(await cache.load('a', pageOf('new'))).toEqual({ text: 'new' })
  })

  test('a value that has just expired is served while its successor is loaded once', async () => {
    const cache = createCache()
    await cache.load('a', pageOf('old'))
    now += 1400
    expect(cache.get('a')).toBeUndefined()
    const slow = slowLoad()
    const make = vi.fn(() => slow.promise)
    const served = await Promise.all(Array.from({ length: 200 }, () => cache.load('a', make)))
    expect(new Set(served.map((page) => page?.text))).toEqual(new Set(['old']))
    expect(cache.get('a')).toEqual({ text: 'old' })
    expect(make).toHaveBeenCalledOnce()
    slow.resolve({ text: 'new' })
    await vi.waitFor(() => expect(cache.get('a')).toEqual({ text: 'new' }))
  })

  test('a value that expired long ago is not served: 200 callers wait for one load', async () => {
    const cache = createCache()
    await cache.load('a', pageOf('old'))
    now += 1501
    const make = vi.fn(pageOf('new'))
    const served = await Promise.all(Array.from({ length: 200 }, () => cache.load('a', make)))
    expect(new Set(served.map((page) => page?.text))).toEqual(new Set(['new']))
    expect(make).toHaveBeenCalledOnce()
  })

  test('an invalidated value is not served while its successor is loaded', async () => {
    const cache = createCache()
    await cache.load('a', pageOf('old'))
    now += 1400
    const slow = slowLoad()
    expect(await cache.load('a', () => slow.promise)).toEqual({ text: 'old' })
    cache.invalidate()
    expect(cache.get('a')).toBeUndefined()
    expect(await cache.load('a', pageOf('new'))).toEqual({ text: 'new' })
    slow.resolve({ text: 'old' })
    await slow.promise
    expect(cache.get('a')).toEqual({ text: 'new' })
  })

  test('callers wait once the maximum of background loads is reached', async () => {
    const cache = createCache(1)
    await Promise.all([cache.load('a', pageOf('old')), cache.load('b', pageOf('old'))])
    now += 1400
    const slow = slowLoad()
    expect(await cache.load('a', () => slow.promise)).toEqual({ text: 'old' })
    expect(await cache.load('b', pageOf('new'))).toEqual({ text: 'new' })
    slow.resolve({ text: 'new' })
  })

  test('a failed reload is reported while the expired value stays in use', async () => {
    const cache = createCache()
    await cache.load('a', pageOf('old'))
    now += 1400
    expect(await cache.load('a', () => Promise.reject(new Error('down')))).toEqual({ text: 'old' })
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('down')))
    expect(await cache.load('a', pageOf('new'))).toEqual({ text: 'old' })
    await vi.waitFor(() => expect(cache.get('a')).toEqual({ text: 'new' }))
  })

  test('a value that no longer exists is dropped', async () => {
    const cache = createCache()
    await cache.load('a', pageOf('old'))
    now += 1400
    expect(await cache.load('a', async () => undefined)).toEqual({ text: 'old' })
    await vi.waitFor(() => expect(cache.getExpired('a')).toBeUndefined())
  })
})
