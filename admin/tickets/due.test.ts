import { expect, test } from 'vitest'
import { atMomentText, momentText } from './due.ts'

const now = '2026-11-21T10:00:00.000Z'

test.each([
  ['2026-11-21T14:30:00.000Z', '15 h 30'],
  ['2026-11-21T08:00:00.000Z', '9 h'],
  ['2026-11-22T08:00:00.000Z', 'demain à 9 h'],
  ['2026-11-20T08:05:00.000Z', 'hier à 9 h 05'],
  ['2026-11-23T08:00:00.000Z', 'lundi à 9 h'],
  ['2026-12-01T08:00:00.000Z', 'le 1er décembre à 9 h'],
  ['2026-11-02T08:00:00.000Z', 'le 2 novembre à 9 h'],
])('%s is said as « %s »', (iso, said) => {
  expect(momentText(iso, now)).toBe(said)
})

test('after a verb an hour of today has a preposition, a day has its own', () => {
  expect([atMomentText('2026-11-21T14:30:00.000Z', now), atMomentText('2026-11-22T08:00:00.000Z', now)]).toEqual([
    'à 15 h 30',
    'demain à 9 h',
  ])
})
