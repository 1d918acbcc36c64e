import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { renewalsCalendar } from './renewals-calendar.ts'

const renewals = [
  { uid: 'contract-2', date: '2026-12-31T23:30:00.000Z', amount: 2990 },
  { uid: 'contract-3', date: '2027-02-01T08:00:00.000Z', amount: 2990 },
]
const eventsOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}
const file = (moved = renewals, now = '2026-12-01T10:00:00Z') =>
  renewalsCalendar({ reference: 'EC, 12', renewals: moved, now: new Date(now) })

test('each payment is a whole-day event in Paris time with its amount', () => {
  const events = eventsOf(file())
  expect(events.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual([
    [true, '2027-01-01'],
    [true, '2027-02-01'],
  ])
  expect(events[0]?.summary).toMatch(/^Paiement\s: 29,90\s€$/)
  expect(file()).toContain('\r\nDTSTAMP:20261201T100000Z\r\n')
  expect(events[0]?.description).toBe('Abonnement, référence EC, 12')
})

test('a moved payment keeps its UID', () => {
  const moved = [{ uid: 'contract-2', date: '2027-01-03T08:00:00.000Z', amount: 2990 }, ...renewals.slice(1)]
  expect(eventsOf(file(moved, '2027-01-02T10:00:00Z')).map(({ uid }) => uid)).toEqual(['contract-2', 'contract-3'])
  expect(
    file()
      .split('\r\n')
      .every((line) => !line.includes('\n') && Buffer.byteLength(line) <= 75),
  ).toBe(true)
})
