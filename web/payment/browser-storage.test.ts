import { expect, test } from 'vitest'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { BrowserStorage, storageKeys } from './browser-storage.ts'

function memory() {
  const items = new Map<string, string>()
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return { items, storage: new BrowserStorage(() => store) }
}

const formula: Formula = {
  uid: 'default',
  name: 'L’abonnement',
  amount: 3990,
  trialAmount: 190,
  creditAmount: 2000,
  creditDelay: 1,
  creditDelayUnit: 'month',
  trialDuration: null,
  trialDurationUnit: null,
  periodDuration: 1,
  periodDurationUnit: 'month',
}

test('exactly the five keys in storageKeys are stored', () => {
  const { items, storage } = memory()
  storage.savePaymentResult(true)
  storage.saveAffiliation({ token: 'abc', platform: 'letter' })
  storage.saveUser({ identifier: 'a@b.fr' })
  storage.saveTrafficToken({ value: 'ete', isValid: true, formula: 'ete' })
  storage.saveFormula(formula)
  expect([...items.keys()].sort()).toEqual([...storageKeys].sort())
})

test.each([
  [true, 'success'],
  [false, 'failure'],
])('payment-result %s is stored as %s', (success, word) => {
  const { items, storage } = memory()
  storage.savePaymentResult(success)
  expect(items.get('payment-result')).toBe(word)
})

test('only the non-empty values of the formula are stored', () => {
  const { items, storage } = memory()
  storage.saveFormula(formula)
  expect(JSON.parse(items.get('formula-data') ?? '')).toEqual({
    amount: 3990,
    creditAmount: 2000,
    periodDuration: 1,
    periodDurationUnit: 'month',
  })
})

test('a password never enters user-data, whatever is given or stored', () => {
  const { items, storage } = memory()
  items.set('user-data', '{"password":"ancien","identifier":"a@b.fr"}')
  storage.saveUser({ firstName: 'Ada', password: 'secret' } as never)
  expect(JSON.parse(items.get('user-data') ?? '')).toEqual({ identifier: 'a@b.fr', firstName: 'Ada' })
})

test('broken stored values are ignored', () => {
  const { items, storage } = memory()
  storage.saveAffiliation({ token: 't', platform: 'p' })
  expect(storage.readAffiliation()).toEqual({ token: 't', platform: 'p' })
  items.set('affiliate-data', 'not json')
  items.set('unique-token', '{"value":3}')
  expect(storage.readAffiliation()).toEqual({})
  expect(storage.readTrafficToken()).toBeUndefined()
})

test('a browser that refuses storage causes no error', () => {
  const refusing = new BrowserStorage(() => {
    throw new Error('SecurityError')
  })
  refusing.savePaymentResult(true)
  refusing.forgetUser()
  expect(refusing.readUser()).toEqual({})
})
