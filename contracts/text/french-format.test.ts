import { expect, test } from 'vitest'
import { keepDayWithMonth, longDayText, longMomentText, monthText } from './french-format.ts'
import { parisFormat } from './paris.ts'

test('a non-breaking space keeps a day and its month on one line', () => {
  expect(keepDayWithMonth('1er mars 2026')).toBe('1er\u00a0mars 2026')
  expect(keepDayWithMonth('dimanche 1er mars')).toBe('dimanche 1er\u00a0mars')
  expect(keepDayWithMonth('21 mars 2026')).toBe('21\u00a0mars 2026')
  expect(keepDayWithMonth('01/03/2026 14:05')).toBe('01/03/2026 14:05')
})

test('the first day of a month is written « 1er », even after a weekday', () => {
  expect([longDayText('2026-03-01T12:00:00Z'), longDayText('2026-03-31T12:00:00Z')]).toEqual([
    '1er mars 2026',
    '31 mars 2026',
  ])
  expect(longMomentText('2026-03-01T12:00:00Z')).toBe('1er mars 2026 à 13:00')
  const weekdayText = parisFormat({ weekday: 'long', day: 'numeric', month: 'long' })
  expect([weekdayText('2026-03-01'), weekdayText('2026-03-11')]).toEqual(['dimanche 1er mars', 'mercredi 11 mars'])
})

test('a calendar day or month is written without a time zone shift', () => {
  expect([longDayText('2026-03-29'), longDayText('2026-10-25'), longDayText('2027-01-01')]).toEqual([
    '29 mars 2026',
    '25 octobre 2026',
    '1er janvier 2027',
  ])
  expect([monthText('2026-03'), monthText('2026-12')]).toEqual(['mars 2026', 'décembre 2026'])
})
