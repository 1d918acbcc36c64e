import { expect, test } from 'vitest'
import { beginOf, dayOf } from './day.ts'

test('a day begins here at midnight, and contains its last moment', () => {
  expect(dayOf(beginOf('2026-03-01'))).toBe('2026-03-01')
  expect(new Date(beginOf('2026-02-28', 1)).getTime() - 1).toBe(new Date(2026, 1, 28, 23, 59, 59, 999).getTime())
  expect(dayOf(new Date(2026, 1, 28, 23, 59, 59, 999).toISOString())).toBe('2026-02-28')
})
