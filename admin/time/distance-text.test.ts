import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

const now = Date.parse('2026-11-17T09:00:00Z')

test('the remaining time is shown in minutes, hours or days', () => {
  const plain = (iso: string) => distanceText(iso, now).replaceAll('\u00a0', ' ')
  expect([plain('2026-11-17T08:59:01Z'), plain('2026-11-17T09:00:59Z')]).toEqual([
    'moins d’une minute',
    'moins d’une minute',
  ])
  expect(plain('2026-11-17T08:59:00Z')).toBe('1 min')
  expect(plain('2026-11-17T09:50:00Z')).toBe('50 min')
  expect(plain('2026-11-17T12:05:00Z')).toBe('3 h 05')
  expect(plain('2026-11-17T06:00:00Z')).toBe('3 h')
  expect(plain('2026-11-19T13:20:00Z')).toBe('2 j 4 h')
})
