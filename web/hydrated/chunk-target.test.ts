import { beforeEach, expect, test, vi } from 'vitest'
import { resumeNavigation, storeTarget } from './chunk-target.ts'

const assign = vi.fn()
let store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

beforeEach(() => {
  const stored = new Map<string, string>()
  store = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
  vi.stubGlobal('sessionStorage', store)
  vi.stubGlobal('location', { assign })
  assign.mockClear()
})

test('After a reload for a missing file, navigation resumes to the target once', () => {
  storeTarget('/account?a=1', store, 100_000)
  expect(resumeNavigation('/articles', true, store, 101_000)).toBe(true)
  expect(assign.mock.calls).toEqual([['/account?a=1']])
  expect(resumeNavigation('/articles', true, store, 101_500)).toBe(false)
  storeTarget('/account?a=1', store, 102_000)
  expect(resumeNavigation('/articles', true, store, 103_000)).toBe(false)
})

test.each([
  ['the user arrived at the target', '/account', true, 101_000],
  ['the user went elsewhere', '/articles', false, 101_000],
  ['the reload was long ago', '/articles', true, 111_000],
])('The target is dropped if %s', (_title, here, isReload, now) => {
  storeTarget('/account', store, 100_000)
  expect(resumeNavigation(here, isReload, store, now)).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})
