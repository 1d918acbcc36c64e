import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../payment/browser-storage.ts'
import { clearUserDataAfter } from './clear-user-data.ts'

const items = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  })
  browserStorage.saveUser({ firstName: 'Zoé' })
})
afterEach(() => vi.unstubAllGlobals())

test('an accepted deletion clears what the user typed', async () => {
  const accepted = new Response(null, { status: 302, headers: { location: '/account' } })
  await expect(clearUserDataAfter(() => Promise.reject(accepted))).rejects.toBe(accepted)
  expect(items.has('user-data')).toBe(false)
})

test('a deletion that was refused forgets nothing', async () => {
  await clearUserDataAfter(async () => 'wrong password')
  await expect(clearUserDataAfter(() => Promise.reject(new TypeError('network')))).rejects.toThrow('network')
  expect(items.has('user-data')).toBe(true)
})
