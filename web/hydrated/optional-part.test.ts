import { expect, test } from 'vitest'
import { isLoadingOptional, loadOptional } from './optional-part.ts'

test('An optional file that fails to load gives undefined and ends the loading state', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const loaded = loadOptional(() => promise)
  expect(isLoadingOptional()).toBe(true)
  reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loaded).toBeUndefined()
  expect(isLoadingOptional()).toBe(false)
})

test('An optional file that loads is returned', async () => {
  expect(await loadOptional(async () => 'part')).toBe('part')
})
