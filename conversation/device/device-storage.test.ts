import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftSlot, forgetOtherUsersTexts, forgetTextsOf, hasUnsentMessages, outboxSlot } from './device-storage.ts'

/** Storage like a browser's: entries are own properties. */
function aStorage(): Storage {
  const storage = Object.create({
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, value: string) => {
      storage[name] = value
    },
    removeItem: (name: string) => {
      delete storage[name]
    },
  })
  return storage as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  draftSlot('camille', 'a').write('Je commence')
  outboxSlot('camille', 'a').write('[{}]')
  draftSlot('zoe', 'b').write('Un mot')
  draftSlot('contact', 'c').write('Ma facture')
  localStorage.setItem('formula-data', '{}')
})
afterEach(() => vi.unstubAllGlobals())

const stored = () => Object.keys(localStorage).sort()

test('opening the coaching pages deletes other users’ texts and keeps the user’s own', () => {
  forgetOtherUsersTexts('camille')
  expect(stored()).toEqual([
    'conversation:camille:a:draft',
    'conversation:camille:a:outbox',
    'conversation:contact:c:draft',
    'formula-data',
  ])
})

test('signing out deletes drafts and unsent messages, but not those of mailed links', () => {
  expect(hasUnsentMessages()).toBe(true)
  forgetTextsOf('account')
  expect(stored()).toEqual(['conversation:contact:c:draft', 'formula-data'])
  expect(hasUnsentMessages()).toBe(false)
})

test('closing a mailed link deletes only the texts of its tickets', () => {
  forgetTextsOf('contact')
  expect(stored()).not.toContain('conversation:contact:c:draft')
  expect(stored()).toContain('conversation:camille:a:draft')
})

test('texts kept in memory are deleted, too, if the browser has no storage', () => {
  vi.stubGlobal('localStorage', undefined)
  const draft = draftSlot('camille', 'd')
  draft.write('En mémoire')
  expect(draft.read()).toBe('En mémoire')
  forgetTextsOf('account')
  expect(draft.read()).toBeNull()
})
