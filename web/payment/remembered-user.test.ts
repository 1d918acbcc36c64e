import { expect, test } from 'vitest'
import { isSameUser } from './remembered-user.ts'

test('a guest’s earlier input is shown to guests and to that address’s account', () => {
  expect(isSameUser({ identifier: 'Zoe@exemple.fr', firstName: 'Zoé' }, null)).toBe(true)
  expect(isSameUser({ identifier: 'Zoe@exemple.fr', firstName: 'Zoé' }, 'zoe@exemple.fr')).toBe(true)
  expect(isSameUser({ firstName: 'Zoé' }, 'zoe@exemple.fr')).toBe(true)
})

test('a guest’s earlier input is not shown to another account on the same device', () => {
  expect(isSameUser({ identifier: 'zoe@exemple.fr', firstName: 'Zoé' }, 'ada@exemple.fr')).toBe(false)
})
