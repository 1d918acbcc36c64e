import { beforeEach, expect, test, vi } from 'vitest'
import { isOutdated } from './build-check.ts'
import { reloadOnce } from './reload.ts'

const assign = vi.fn()
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('location', { assign })
  assign.mockClear()
})

test('The target page is loaded at most once in 10 s', () => {
  expect([reloadOnce('/articles', 100_000), reloadOnce('/articles', 109_999)]).toEqual([true, false])
  expect(assign.mock.calls).toEqual([['/articles']])
  expect(reloadOnce('/articles', 110_000)).toBe(true)
})

test('a build is outdated if builds/latest.json has another id', async () => {
  const fetched = vi.fn(async (_address: string) => Response.json({ id: 'b2' }))
  vi.stubGlobal('fetch', fetched)
  expect(await isOutdated('b1', 42)).toBe(true)
  expect(await isOutdated('b2', 42)).toBe(false)
  expect(fetched.mock.calls[0]?.[0]).toBe('/builds/latest.json?t=42')
})

test.each([
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  ['an error page', async () => new Response('<html>')],
])('%s reports no new build', async (_title, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await isOutdated('b1')).toBe(false)
})
