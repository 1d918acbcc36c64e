import { describe, expect, test } from 'vitest'
import { easterSunday, isPublicHoliday } from '../../calendar/public-holidays.ts'
import { addWorkingTime, nextWorkingMoment, type Schedule, workingTimeBetween } from './business-time.ts'

const hour = 3_600_000
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }))
const office: Schedule = { hours: weekdays, daysOff: [] }

const paris = (local: string) =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Paris').epochMilliseconds)
const dueAfter = (start: string, hours: number, schedule = office) =>
  addWorkingTime(schedule, paris(start), hours * hour)

describe('nine working hours after a message, an answer is due', () => {
  test.each([
    ['the same hour of the next day, asked in the middle of one', '2026-11-17T11:30', '2026-11-18T11:30'],
    ['at the end of the next day, asked at night', '2026-11-17T22:00', '2026-11-18T18:00'],
    ['at the end of the same day, asked before it began', '2026-11-17T06:00', '2026-11-17T18:00'],
    ['on Monday, asked on Friday', '2026-11-20T16:00', '2026-11-23T16:00'],
    ['on Monday evening, asked on Saturday', '2026-11-21T10:00', '2026-11-23T18:00'],
    ['after a public holiday', '2026-11-10T12:00', '2026-11-12T12:00'],
    ['after Easter Monday', '2026-04-03T12:00', '2026-04-07T12:00'],
    ['after Christmas, which is a Friday', '2026-12-24T12:00', '2026-12-28T12:00'],
    ['by the clocks of the wall, when summer time ends', '2026-10-23T15:00', '2026-10-26T15:00'],
    ['by the clocks of the wall, when summer time begins', '2026-03-27T15:00', '2026-03-30T15:00'],
    ['in the next year', '2026-12-31T17:00', '2027-01-04T17:00'],
  ])('%s', (_what, start, end) => expect(dueAfter(start, 9)).toEqual(paris(end)))
})

describe('a personal schedule is applied:', () => {
  test('a short week', () => {
    const schedule = { hours: [{ day: 2, from: '14:00', to: '16:00' }], daysOff: [] }
    expect(dueAfter('2026-11-16T09:00', 3, schedule)).toEqual(paris('2026-11-24T15:00'))
  })

  test('days off, the last of them included', () => {
    const schedule = { hours: weekdays, daysOff: [{ from: '2026-11-18', to: '2026-11-20' }] }
    expect(dueAfter('2026-11-17T12:00', 9, schedule)).toEqual(paris('2026-11-23T12:00'))
  })

  test('a lunch break, and overlapping spans counted once', () => {
    const noon = {
      hours: [
        { day: 2, from: '14:00', to: '18:00' },
        { day: 2, from: '09:00', to: '12:00' },
      ],
      daysOff: [],
    }
    expect(dueAfter('2026-11-17T11:00', 2, noon)).toEqual(paris('2026-11-17T15:00'))
    const twice = {
      hours: [
        { day: 2, from: '09:00', to: '12:00' },
        { day: 2, from: '10:00', to: '13:00' },
      ],
      daysOff: [],
    }
    expect(dueAfter('2026-11-17T08:00', 4, twice)).toEqual(paris('2026-11-17T13:00'))
  })

  test('a night in which summer time begins is an hour shorter', () => {
    const night = { hours: [{ day: 7, from: '00:00', to: '06:00' }], daysOff: [] }
    expect(workingTimeBetween(night, paris('2026-03-28T12:00'), paris('2026-03-29T12:00'))).toBe(5 * hour)
    expect(workingTimeBetween(night, paris('2026-10-24T12:00'), paris('2026-10-25T12:00'))).toBe(7 * hour)
  })

  test('a schedule without working hours promises nothing', () => {
    expect(dueAfter('2026-11-17T12:00', 1, { hours: [], daysOff: [] })).toBeNull()
  })
})

test('adding the working time between two moments to the first gives the second', () => {
  const start = paris('2026-10-20T17:30')
  for (const end of ['2026-10-20T17:45', '2026-10-26T09:01', '2026-11-12T12:00'].map(paris)) {
    expect(addWorkingTime(office, start, workingTimeBetween(office, start, end))).toEqual(end)
  }
  expect(workingTimeBetween(office, start, start)).toBe(0)
})

test('Easter Sundays and the public holidays of 2026 have the right dates', () => {
  const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22']
  for (const easter of easters) expect(easterSunday(Number(easter.slice(0, 4))).toString()).toBe(easter)
  const holidays: string[] = []
  for (let date = Temporal.PlainDate.from('2026-01-01'); date.year === 2026; date = date.add({ days: 1 })) {
    if (isPublicHoliday(date)) holidays.push(date.toString().slice(5))
  }
  expect(holidays).toEqual([
    '01-01',
    '04-06',
    '05-01',
    '05-08',
    '05-14',
    '05-25',
    '07-14',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
  ])
})

test('the next working moment is now if within hours, otherwise the next opening', () => {
  expect(nextWorkingMoment(office, paris('2026-11-17T11:30'))).toEqual(paris('2026-11-17T11:30'))
  expect(nextWorkingMoment(office, paris('2026-11-17T22:00'))).toEqual(paris('2026-11-18T09:00'))
  expect(nextWorkingMoment(office, paris('2026-12-24T20:00'))).toEqual(paris('2026-12-28T09:00'))
  expect(nextWorkingMoment({ hours: [], daysOff: [] }, paris('2026-11-17T11:30'))).toBeNull()
})

describe('while a colleague covers,', () => {
  const mornings: Schedule = { hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '10:00' })), daysOff: [] }
  const covered = (from: string, to: string, by = mornings, own: Schedule = office): Schedule => ({
    ...own,
    covers: [{ startsAt: paris(from), endsAt: paris(to), by }],
  })

  test('the covering colleague’s hours count, not those of the absent coach', () => {
    const schedule = covered('2026-11-18T00:00', '2026-11-20T00:00')
    expect(dueAfter('2026-11-17T17:00', 3, schedule)).toEqual(paris('2026-11-18T10:00'))
    expect(dueAfter('2026-11-17T17:00', 5, schedule)).toEqual(paris('2026-11-19T10:00'))
    expect(dueAfter('2026-11-17T17:00', 6, schedule)).toEqual(paris('2026-11-20T10:00'))
  })

  test('the days off of the colleague count, not those of the absent coach', () => {
    const away = { from: '2026-11-18', to: '2026-11-20' }
    const own = { ...office, daysOff: [away] }
    const schedule = covered('2026-11-18T00:00', '2026-11-21T00:00', mornings, own)
    expect(dueAfter('2026-11-17T18:00', 1, schedule)).toEqual(paris('2026-11-18T09:00'))
    const both = covered('2026-11-18T00:00', '2026-11-21T00:00', { ...mornings, daysOff: [away] }, own)
    expect(dueAfter('2026-11-17T18:00', 1, both)).toEqual(paris('2026-11-23T10:00'))
  })

  test('a cover that ends within a day splits the hours of that day', () => {
    const schedule = covered('2026-11-18T00:00', '2026-11-18T09:30')
    expect(nextWorkingMoment(schedule, paris('2026-11-18T07:00'))).toEqual(paris('2026-11-18T08:00'))
    expect(workingTimeBetween(schedule, paris('2026-11-18T00:00'), paris('2026-11-19T00:00'))).toBe(10 * hour)
  })

  test('a cover of zero length changes nothing', () => {
    const schedule = covered('2026-11-18T00:00', '2026-11-18T00:00')
    expect(dueAfter('2026-11-17T11:30', 9, schedule)).toEqual(paris('2026-11-18T11:30'))
  })
})
