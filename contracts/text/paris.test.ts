import { expect, test } from 'vitest'
import { dayOf, daysBetween, parisFormat, wallClockText, zoned } from './paris.ts'

const lateEvening = '2026-11-21T23:30:00Z'

test('A late evening in UTC is the next day in Paris', () => {
  expect(wallClockText(lateEvening)).toBe('2026-11-22 00:30:00')
  expect(dayOf(lateEvening)).toBe('2026-11-22')
  expect(zoned(new Date(lateEvening)).toPlainDate().toString()).toBe('2026-11-22')
  expect(parisFormat({ dateStyle: 'long' })(lateEvening)).toBe('22 novembre 2026')
})

test('Days are counted from midnight to midnight, also when clocks change', () => {
  expect(daysBetween('2026-10-24T21:00:00Z', '2026-10-25T22:30:00Z')).toBe(1)
  expect(daysBetween(lateEvening, '2026-11-21T22:00:00Z')).toBe(-1)
  expect(daysBetween(lateEvening, lateEvening)).toBe(0)
})
