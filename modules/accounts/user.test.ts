import { expect, test } from 'vitest'
import { displayName } from './user.ts'

test('others read her name, or before she gave one what stands before the @', () => {
  expect(displayName({ name: 'Zoé', email: 'zoe.martin@exemple.fr' })).toBe('Zoé')
  expect(displayName({ name: null, email: 'zoe.martin@exemple.fr' })).toBe('zoe.martin')
})
