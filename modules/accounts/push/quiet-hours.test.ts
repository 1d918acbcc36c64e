import { expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

const night = { from: '21:00', to: '08:00' }
const after = (hours: typeof night, now: string, zone: string) =>
  afterQuietHours(hours, new Date(now), zone).toISOString()

test.each([
  // 20:59 and 21:00 in Paris
  ['Europe/Paris', '2026-11-18T19:59:00Z', '2026-11-18T19:59:00.000Z'],
  ['Europe/Paris', '2026-11-18T20:00:00Z', '2026-11-19T07:00:00.000Z'],
  // 15:00, then 21:00 in Montréal
  ['America/Montreal', '2026-11-18T20:00:00Z', '2026-11-18T20:00:00.000Z'],
  ['America/Montreal', '2026-11-19T02:00:00Z', '2026-11-19T13:00:00.000Z'],
  // 00:30 in Réunion, already the next day there
  ['Indian/Reunion', '2026-11-18T20:30:00Z', '2026-11-19T04:00:00.000Z'],
  // 07:59 and 08:00 in the Marquesas, nine and a half hours behind UTC
  ['Pacific/Marquesas', '2026-11-18T17:29:00Z', '2026-11-18T17:30:00.000Z'],
  ['Pacific/Marquesas', '2026-11-18T17:30:00Z', '2026-11-18T17:30:00.000Z'],
])('In %s quiet hours at %s end at %s', (zone, now, end) => {
  expect(after(night, now, zone)).toBe(end)
})

test('A night of quiet hours is an hour shorter or longer when the clocks change', () => {
  expect(after(night, '2026-03-28T20:00:00Z', 'Europe/Paris')).toBe('2026-03-29T06:00:00.000Z')
  expect(after(night, '2026-10-24T19:00:00Z', 'Europe/Paris')).toBe('2026-10-25T07:00:00.000Z')
  // Montréal changes its clocks on other days.
  expect(after(night, '2026-03-08T01:59:00Z', 'America/Montreal')).toBe('2026-03-08T01:59:00.000Z')
  expect(after(night, '2026-03-08T02:00:00Z', 'America/Montreal')).toBe('2026-03-08T12:00:00.000Z')
})

test('Quiet hours that end in a skipped or repeated hour never end in the past', () => {
  const short = { from: '23:00', to: '02:30' }
  // 02:30 does not exist on that day: the quiet hours end at 03:30.
  expect(after(short, '2026-03-28T23:00:00Z', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  // 02:10, shown by clocks for the second time
  expect(after(short, '2026-10-25T01:10:00Z', 'Europe/Paris')).toBe('2026-10-25T01:30:00.000Z')
})

test('Without quiet hours a push is sent at once', () => {
  const now = new Date('2026-11-18T23:00:00Z')
  expect(afterQuietHours({ from: null, to: null }, now, 'Europe/Paris')).toBe(now)
})
