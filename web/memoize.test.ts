import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('the result for a short text is computed once, even if it is undefined', () => {
  const compute = vi.fn((text: string | undefined) => (text === '/known' ? 'page' : undefined))
  const remembered = memoize(compute)
  for (const text of ['/known', '/other', '/known', '/other']) remembered(text)
  expect(compute.mock.calls).toEqual([['/known'], ['/other']])
  expect([remembered('/known'), remembered('/other')]).toEqual(['page', undefined])
})

test('the result for a long text is computed each time', () => {
  const compute = vi.fn((text: string | undefined) => text?.length)
  const remembered = memoize(compute)
  const long = 'a'.repeat(1000)
  expect([remembered(long), remembered(long)]).toEqual([1000, 1000])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('the total size of remembered texts stays below the limit', () => {
  const compute = vi.fn((text: string) => text.length)
  const remembered = memoize(compute, { longest: 1000, most: 5000 })
  const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(900))
  for (const text of texts) remembered(text)
  remembered(texts[9] as string)
  expect(compute).toHaveBeenCalledTimes(10)
  remembered(texts[0] as string)
  expect(compute).toHaveBeenCalledTimes(11)
})
