import { expect, test } from 'vitest'
import { monthAfter, weeksOf } from './month.ts'

test('a month begins in the column of its first weekday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeks.flat().filter(Boolean).length).toBe(30)
  expect(weeksOf('2027-02').length).toBe(4)
})

test('adding or subtracting a month crosses the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})
