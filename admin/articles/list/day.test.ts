import { expect, test } from 'vitest'
import { beginOf, dayOf, monthAfter, weeksOf } from './day.ts'

test('a month begins in the column of its first weekday, and its weeks have seven days', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeks.flat().filter(Boolean).length).toBe(30)
  expect(weeksOf('2027-02').length).toBe(4)
})

test('months follow each other over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a day begins here at midnight, and contains its last moment', () => {
  expect(dayOf(beginOf('2026-03-01'))).toBe('2026-03-01')
  expect(new Date(beginOf('2026-02-28', 1)).getTime() - 1).toBe(new Date(2026, 1, 28, 23, 59, 59, 999).getTime())
  expect(dayOf(new Date(2026, 1, 28, 23, 59, 59, 999).toISOString())).toBe('2026-02-28')
})
