import { expect, test } from 'vitest'
import { displayName } from './user.ts'

test('others read the user’s name, or else the local part of the address', () => {
  expect(displayName({ name: 'Zoé', email: 'zoe.martin@exemple.fr' })).toBe('Zoé')
  expect(displayName({ name: null, email: 'zoe.martin@exemple.fr' })).toBe('zoe.martin')
})
