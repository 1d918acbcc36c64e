import { beforeEach, expect, test, vi } from 'vitest'
import { keepTarget, takeUpTarget } from './chunk-target.ts'

const assign = vi.fn()
let store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

beforeEach(() => {
  const kept = new Map<string, string>()
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  vi.stubGlobal('sessionStorage', store)
  vi.stubGlobal('location', { assign })
  assign.mockClear()
})

test('a page reloaded because a part of the next one failed to load goes on to that one, once', () => {
  keepTarget('/account?a=1', store, 100_000)
  expect(takeUpTarget('/articles', true, store, 101_000)).toBe(true)
  expect(assign.mock.calls).toEqual([['/account?a=1']])
  expect(takeUpTarget('/articles', true, store, 101_500)).toBe(false)
  keepTarget('/account?a=1', store, 102_000)
  expect(takeUpTarget('/articles', true, store, 103_000)).toBe(false)
})

test.each([
  ['she arrived where she was going', '/account', true, 101_000],
  ['she went elsewhere herself', '/articles', false, 101_000],
  ['it was long ago', '/articles', true, 111_000],
])('not where %s', (_title, here, isReload, now) => {
  keepTarget('/account', store, 100_000)
  expect(takeUpTarget(here, isReload, store, now)).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})
