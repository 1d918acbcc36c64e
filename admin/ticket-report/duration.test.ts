import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

test.each([
  [5, '1\u00a0min'],
  [720, '12\u00a0min'],
  [12_600, '3,5\u00a0h'],
  [3_600, '1\u00a0h'],
  [216_000, '2,5\u00a0jours'],
])('%i seconds are read as « %s »', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
