import { expect, test } from 'vitest'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { addDays, endOfLegalDelay } from './calendar.ts'

const month = { count: 1, unit: 'month' } as const
const year = { count: 1, unit: 'year' } as const
const day = { count: 1, unit: 'day' } as const

const from = (start: string, duration: Parameters<typeof addDuration>[1], times: number) =>
  addDuration(new Date(start), duration, times).toISOString()

test.each([
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T09:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 3, '2026-04-30T09:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 12, '2027-01-31T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 25, '2028-02-29T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 26, '2028-03-31T09:00:00.000Z'],
  ['2026-01-30T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-30T10:00:00.000Z', 25, '2028-02-29T10:00:00.000Z'],
  ['2026-01-29T10:00:00.000Z', 25, '2028-02-29T10:00:00.000Z'],
  ['2026-01-29T10:00:00.000Z', 36, '2029-01-29T10:00:00.000Z'],
  ['2026-08-31T08:00:00.000Z', 1, '2026-09-30T08:00:00.000Z'],
  ['2026-12-31T22:59:59.000Z', 2, '2027-02-28T22:59:59.000Z'],
  ['2026-12-31T23:30:00.000Z', 1, '2027-01-31T23:30:00.000Z'],
])('%s and %i months is %s', (start, months, end) => {
  expect(from(start, month, months)).toBe(end)
})

test('each month ends on the start day, or on the last day of a shorter month', () => {
  for (const startDay of [1, 15, 28, 29, 30, 31]) {
    const start = new Date(Date.UTC(2026, 0, startDay, 8, 30))
    for (let times = 1; times <= 36; times += 1) {
      const end = addDuration(start, month, times)
      const lastOfMonth = new Date(Date.UTC(2026, times + 1, 0)).getUTCDate()
      expect(end.getUTCDate()).toBe(Math.min(startDay, lastOfMonth))
      expect(end.getUTCMonth()).toBe(times % 12)
      expect(end.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris' })).toBe('09:30:00')
    }
  }
})

test.each([
  ['2028-02-29T12:00:00.000Z', 1, '2029-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 4, '2032-02-29T12:00:00.000Z'],
])('%s and %i years is %s', (start, years, end) => {
  expect(from(start, year, years)).toBe(end)
})

test.each([
  ['spring', '2026-03-28T12:00:00.000Z', '2026-03-29T11:00:00.000Z'],
  ['autumn', '2026-10-24T12:00:00.000Z', '2026-10-25T13:00:00.000Z'],
  ['spring, into the hour that does not exist', '2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
])('a day keeps the hour in Paris when summer time changes: %s', (_season, start, end) => {
  expect(from(start, day, 1)).toBe(end)
})

test('hours, minutes and seconds are exact over a daylight saving change', () => {
  expect(from('2026-03-29T00:30:00.000Z', { count: 1, unit: 'hour' }, 1)).toBe('2026-03-29T01:30:00.000Z')
  expect(from('2026-03-29T00:59:59.000Z', { count: 2, unit: 'second' }, 1)).toBe('2026-03-29T01:00:01.000Z')
  expect(from('2026-03-29T00:59:00.000Z', { count: 90, unit: 'minute' }, 1)).toBe('2026-03-29T02:29:00.000Z')
})

test.each([
  ['to the last hour of the fourteenth day in Paris', '2026-03-10T10:00:00.000Z', '2026-03-24T22:59:59.999Z'],
  ['from the day of Paris, not of Greenwich', '2026-03-17T23:01:00.000Z', '2026-04-01T21:59:59.999Z'],
  ['past a weekend', '2026-03-13T10:00:00.000Z', '2026-03-27T22:59:59.999Z'],
  ['beyond a last day that is a Saturday', '2026-03-14T10:00:00.000Z', '2026-03-30T21:59:59.999Z'],
  ['beyond a last day that is a Sunday', '2026-03-15T10:00:00.000Z', '2026-03-30T21:59:59.999Z'],
  ['beyond Easter', '2026-03-21T10:00:00.000Z', '2026-04-07T21:59:59.999Z'],
  ['beyond Christmas, a Friday, and its weekend', '2026-12-11T10:00:00.000Z', '2026-12-28T22:59:59.999Z'],
  ['into the next year', '2026-12-18T10:00:00.000Z', '2027-01-04T22:59:59.999Z'],
])('a legal delay of fourteen days lasts %s', (_how, start, end) => {
  expect(endOfLegalDelay(new Date(start), 14).toISOString()).toBe(end)
})

test('a legal period never ends before the same time fourteen days later', () => {
  for (let hour = 0; hour < 3 * 366 * 24; hour += 5) {
    const start = new Date(Date.UTC(2026, 0, 1, hour))
    expect(endOfLegalDelay(start, 14).getTime()).toBeGreaterThanOrEqual(addDays(start, 14).getTime())
  }
})
