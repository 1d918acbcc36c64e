import { expect, test } from 'vitest'
import { nameIn, withName } from './metadata.ts'

test('metadata without a valid name yields an empty name', () => {
  expect(nameIn({ profile: { name: '' }, favorites: [] })).toBe('')
  expect(nameIn({})).toBe('')
  expect(nameIn({ profile: null })).toBe('')
  expect(nameIn({ profile: { name: 3 } })).toBe('')
})

test('a new name leaves all other metadata unchanged', () => {
  const metadata = { profile: { name: 'Ada', since: 3 }, favorites: ['dire-non'], theme: 'rose' }
  expect(withName(metadata, 'Zoé')).toEqual({
    profile: { name: 'Zoé', since: 3 },
    favorites: ['dire-non'],
    theme: 'rose',
  })
})
