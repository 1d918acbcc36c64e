import { expect, test } from 'vitest'
import { dayOf } from '../../contracts/text/paris.ts'
import { dayLabel, relativeDay, timeOf } from './day.ts'

const now = '2026-11-21T10:00:00.000Z'

test('a day begins at midnight in Paris', () => {
  expect(dayOf('2026-11-20T22:30:00.000Z')).toBe('2026-11-20')
  expect(dayOf('2026-11-20T23:30:00.000Z')).toBe('2026-11-21')
})

test.each([
  ['2026-11-21T08:58:00.000Z', 'Aujourd’hui'],
  ['2026-11-20T22:59:00.000Z', 'Hier'],
  ['2026-11-18T08:00:00.000Z', 'Mercredi'],
  ['2026-11-01T08:00:00.000Z', 'Dimanche\u00a01er\u00a0novembre'],
  ['2025-12-11T08:00:00.000Z', 'Jeudi\u00a011\u00a0décembre\u00a02025'],
])('the separator above the messages of %s is « %s »', (iso, label) => {
  expect(dayLabel(iso, now)).toBe(label)
})

test.each([
  ['2026-11-21T08:58:00.000Z', '09:58'],
  ['2026-11-20T08:58:00.000Z', 'hier'],
  ['2026-11-18T08:00:00.000Z', 'mer.'],
  ['2026-11-12T08:00:00.000Z', '12\u00a0nov.'],
  ['2025-12-11T08:00:00.000Z', '11\u00a0déc.\u00a02025'],
])('a list shows the date %s as « %s »', (iso, label) => {
  expect(relativeDay(iso, now)).toBe(label)
})

test('a message dated slightly ahead of the clock counts as today’s', () => {
  expect(relativeDay('2026-11-21T10:00:05.000Z', now)).toBe('11:00')
  expect(dayLabel('2026-11-22T10:00:05.000Z', now)).toBe('Aujourd’hui')
})

test.each([
  ['America/Montreal', 'Hier', '20:30', 'hier'],
  ['Indian/Reunion', 'Aujourd’hui', '05:30', '05:30'],
  ['Pacific/Marquesas', 'Hier', '16:00', 'hier'],
])('in the zone %s a message is dated « %s », %s', (zone, label, time, inList) => {
  const iso = '2026-11-21T01:30:00.000Z'
  expect([dayLabel(iso, now, zone), timeOf(iso, zone), relativeDay(iso, now, zone)]).toEqual([label, time, inList])
})

test('the year of a date follows the time zone', () => {
  const newYear = '2026-12-31T23:30:00.000Z'
  expect(relativeDay(newYear, '2027-02-01T10:00:00.000Z')).toBe('1er\u00a0janv.')
  expect(relativeDay(newYear, '2027-02-01T10:00:00.000Z', 'America/Montreal')).toBe('31\u00a0déc.\u00a02026')
})
