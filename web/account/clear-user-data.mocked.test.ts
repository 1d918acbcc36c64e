import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDevice } from '../../conversation/device/forget-device.ts'
import { browserStorage } from '../payment/browser-storage.ts'
import { clearUserData } from './clear-user-data.ts'

vi.mock('../../conversation/device/forget-device.ts', () => ({ forgetDevice: vi.fn(async () => {}) }))

const items = new Map<string, string>()
beforeEach(() => {
  vi.clearAllMocks()
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

test('A planned account deletion clears typed user data but keeps drafts', async () => {
  await clearUserData('account', '/account')
  expect(items.has('user-data')).toBe(false)
  expect(forgetDevice).not.toHaveBeenCalled()
})

test('Signing out clears drafts too', async () => {
  await clearUserData('account', '/')
  expect(items.has('user-data')).toBe(false)
  expect(forgetDevice).toHaveBeenCalledWith('account')
})

test('Closing a mailed link keeps what was typed for a payment', async () => {
  await clearUserData('contact', '/contact')
  expect(items.has('user-data')).toBe(true)
  expect(forgetDevice).toHaveBeenCalledWith('contact')
})
