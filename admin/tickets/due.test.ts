import { expect, test } from 'vitest'
import { momentText } from './due.ts'

const now = '2026-11-21T10:00:00.000Z'

test.each([
  ['2026-11-21T14:30:00.000Z', '15 h 30'],
  ['2026-11-21T08:00:00.000Z', '9 h'],
  ['2026-11-22T08:00:00.000Z', 'demain 9 h'],
  ['2026-11-20T08:05:00.000Z', 'hier 9 h 05'],
  ['2026-11-23T08:00:00.000Z', 'lundi 9 h'],
  ['2026-12-01T08:00:00.000Z', 'le 1er décembre 9 h'],
  ['2026-11-02T08:00:00.000Z', 'le 2 novembre 9 h'],
])('%s is said as « %s »', (iso, said) => {
  expect(momentText(iso, now)).toBe(said)
})
