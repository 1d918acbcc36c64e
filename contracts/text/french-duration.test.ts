import { expect, test } from 'vitest'
import { durationText, rhythmText } from './french-duration.ts'

test('durations are written in French', () => {
  expect(durationText({ count: 3, unit: 'day' })).toBe('3\u00a0jours')
  expect(durationText({ count: 1, unit: 'month' })).toBe('1\u00a0mois')
  expect(durationText({ count: 2, unit: 'week' })).toBe('2\u00a0semaines')
})

test('rhythms have the article of their unit', () => {
  expect(rhythmText({ count: 1, unit: 'year' })).toBe('par an')
  expect(rhythmText({ count: 3, unit: 'month' })).toBe('tous les 3\u00a0mois')
  expect(rhythmText({ count: 2, unit: 'week' })).toBe('toutes les 2\u00a0semaines')
})
