import { expect, test } from 'vitest'
import { formatDate } from './date-text.tsx'

const plain = (iso: string, shape?: Parameters<typeof formatDate>[1]) =>
  formatDate(iso, shape).replaceAll('\u00a0', ' ')

test('dates are in French and in Paris time', () => {
  expect(plain('2026-11-18T08:58:00Z')).toBe('18 novembre 2026')
  expect(plain('2026-07-31T22:30:00Z')).toBe('1er août 2026')
  expect(plain('2026-11-01T08:00:00Z', 'short')).toBe('1er nov.')
  expect(plain('2026-07-01T21:05:00Z', 'time')).toBe('23:05')
})

test('registration dates have dashes instead of slashes', () => {
  expect(plain('2026-03-05T12:00:00Z', 'dashes')).toBe('05-03-2026')
})

test('support dates show two-digit day and time, short month, year', () => {
  expect(plain('2026-01-05T08:03:00Z', 'support')).toBe('05 janv. 2026, 09:03')
  expect(plain('2026-11-18T08:58:00Z', 'support')).toBe('18 nov. 2026, 09:58')
})

test('only the day and its month stay on one line', () => {
  expect(formatDate('2026-11-18T08:58:00Z')).toBe('18\u00a0novembre 2026')
  expect(formatDate('2026-11-01T08:00:00Z')).toBe('1er\u00a0novembre 2026')
  expect(formatDate('2026-11-18T08:58:00Z', 'support')).toBe('18\u00a0nov. 2026, 09:58')
})

test('dates shown to a reader follow the reader’s time zone', () => {
  const zones = ['America/Montreal', 'Indian/Reunion', 'Pacific/Marquesas']
  expect(zones.map((zone) => formatDate('2026-07-31T22:30:00Z', 'support', zone))).toEqual([
    '31\u00a0juil. 2026, 18:30',
    '01\u00a0août 2026, 02:30',
    '31\u00a0juil. 2026, 13:00',
  ])
})
