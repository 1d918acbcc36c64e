import { expect, test } from 'vitest'
import { dayOf, daysBetween, parisFormat, wallClockText, zoneFormat } from './paris.ts'
import { toZonedTime } from './paris-calendar.ts'

const lateEvening = '2026-11-21T23:30:00Z'

test('A late evening in UTC is the next day in Paris', () => {
  expect(wallClockText(lateEvening)).toBe('2026-11-22 00:30:00')
  expect(dayOf(lateEvening)).toBe('2026-11-22')
  expect(toZonedTime(new Date(lateEvening)).toPlainDate().toString()).toBe('2026-11-22')
  expect(parisFormat({ dateStyle: 'long' })(lateEvening)).toBe('22 novembre 2026')
})

test('Days are counted from midnight to midnight, even when clocks change', () => {
  expect(daysBetween('2026-10-24T21:00:00Z', '2026-10-25T22:30:00Z')).toBe(1)
  expect(daysBetween(lateEvening, '2026-11-21T22:00:00Z')).toBe(-1)
  expect(daysBetween(lateEvening, lateEvening)).toBe(0)
})

test('Days and times can be computed in another time zone', () => {
  expect(wallClockText(lateEvening, 'America/Montreal')).toBe('2026-11-21 18:30:00')
  expect(wallClockText(lateEvening, 'Indian/Reunion')).toBe('2026-11-22 03:30:00')
  expect(wallClockText(lateEvening, 'Pacific/Marquesas')).toBe('2026-11-21 14:00:00')
  expect(daysBetween('2026-11-21T12:00:00Z', lateEvening)).toBe(1)
  expect(daysBetween('2026-11-21T12:00:00Z', lateEvening, 'America/Montreal')).toBe(0)
  expect(toZonedTime(new Date(lateEvening), 'Pacific/Marquesas').toPlainTime().toString()).toBe('14:00:00')
})

test('A format works for more time zones than its cache holds', () => {
  const hour = zoneFormat({ hour: '2-digit', minute: '2-digit' })
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 60)) {
    expect(hour(lateEvening, zone)).toBe(wallClockText(lateEvening, zone).slice(11, 16))
  }
  expect(hour(lateEvening)).toBe('00:30')
})
