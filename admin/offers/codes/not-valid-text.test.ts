import { expect, test } from 'vitest'
import { notValidText } from './not-valid-text.ts'

const now = new Date('2026-11-27T09:00:00Z')
const open = { active: true, from: null, until: null, uses: null, usedBy: 0 }
const [past, future] = ['2026-11-20T11:00:00Z', '2026-12-01T11:00:00Z']

test.each([
  ['inactive', { ...open, active: false, from: future }, 'Ce code est hors service.'],
  ['early', { ...open, from: future }, 'Ce code ne vaut pas encore : il commence le 1er déc. 2026, 12:00.'],
  ['expired', { ...open, from: past, until: past }, 'Ce code a expiré le 20 nov. 2026, 12:00.'],
  ['used up', { ...open, uses: 3, usedBy: 3 }, 'Ce code a servi à toutes les commandes qu’il permet : 3.'],
  ['refused for an unknown reason', open, 'Ce code n’est pas valable en ce moment.'],
])('The owner reads why a code is not valid: %s', (_what, code, text) => {
  expect(notValidText(code, now).replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
