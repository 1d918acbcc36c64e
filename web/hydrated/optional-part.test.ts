import { expect, test } from 'vitest'
import { isLoadingOptional, loadOptional } from './optional-part.ts'

test('A file that fails to load is none, and is known as optional until then', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const loaded = loadOptional(() => promise)
  expect(isLoadingOptional()).toBe(true)
  reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loaded).toBeUndefined()
  expect(isLoadingOptional()).toBe(false)
})

test('A file that loads is handed over', async () => {
  expect(await loadOptional(async () => 'part')).toBe('part')
})
