import { expect, test } from 'vitest'
import { displayName } from './user.ts'

test('others see the user’s name or the local part of the address', () => {
  expect(displayName({ name: 'Zoé', email: 'zoe.martin@exemple.fr' })).toBe('Zoé')
  expect(displayName({ name: null, email: 'zoe.martin@exemple.fr' })).toBe('zoe.martin')
})
