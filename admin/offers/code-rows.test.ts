import { expect, test } from 'vitest'
import { rowOfCode, rowOfToken } from './code-rows.ts'

const now = new Date('2026-11-27T09:00:00Z')
const code = {
  uid: 'ETE-2026',
  formulas: ['annuel'],
  percent: 50,
  amount: null,
  periods: 3,
  from: null,
  until: '2026-12-01T11:00:00Z',
  uses: 50,
  usesPerPerson: 1,
  oncePerCard: true,
  active: true,
  usedBy: 12,
  isValid: true,
  date: '2026-11-01T11:00:00Z',
  version: 1,
}
const token = { uid: 'ete', value: 'ete', formula: 'annuel', active: true, expires: null, isValid: true }

const plain = (row: object) => JSON.parse(JSON.stringify(row).replace(/[\u00a0\u202f]/g, ' '))

test('The row of a reduction code shows its effect, uses, end, state and link', () => {
  expect(plain(rowOfCode(code, 'annuel', now))).toEqual({
    uid: 'codes/ETE-2026',
    value: 'ETE-2026',
    effect: '−50 % sur 3 périodes',
    uses: '12 sur 50 commandes',
    end: 'jusqu’au 1er déc. 2026, 12:00',
    state: 'en service',
    query: { code: 'ETE-2026', formula: 'annuel' },
  })
  const usedUp = { ...code, percent: null, amount: 500, periods: null, usedBy: 50, isValid: false }
  expect(plain(rowOfCode(usedUp, undefined, now))).toMatchObject({
    effect: '−5,00 €',
    state: 'épuisé',
    query: { code: 'ETE-2026' },
  })
})

test('The row of an access code says that the code leads to its formula', () => {
  const shown = { ...token, date: code.date, version: 1 }
  expect(plain(rowOfToken(shown, now))).toMatchObject({
    uid: 'traffic-tokens/ete',
    effect: 'mène à cette formule',
    end: 'sans date de fin',
    state: 'en service',
    query: { utk: 'ete' },
  })
  const over = { ...shown, expires: '2026-11-01T11:00:00Z', isValid: false }
  expect(rowOfToken(over, now).state).toBe('expiré')
})
