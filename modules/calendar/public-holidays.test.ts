import { expect, test } from 'vitest'
import { easterSunday, publicHolidays, workingDayFrom } from './public-holidays.ts'

test.each([
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2038-04-25',
  '2049-04-18',
])('Easter was, or will be, on %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4))).toString()).toBe(day)
})

test('Easter is a Sunday between 22 March and 25 April in every year', () => {
  for (let year = 2020; year < 2220; year += 1) {
    const easter = easterSunday(year)
    expect(easter.dayOfWeek).toBe(7)
    expect(easter.toString() >= `${year}-03-22` && easter.toString() <= `${year}-04-25`, String(easter)).toBe(true)
  }
})

test('France has eleven public holidays in 2026, each on its date', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test.each([
  ['a Tuesday stays', '2026-03-24', '2026-03-24'],
  ['a Saturday: the Monday', '2026-03-28', '2026-03-30'],
  ['a Sunday: the Monday', '2026-03-29', '2026-03-30'],
  ['the Saturday before Easter: the Tuesday after it', '2026-04-04', '2026-04-07'],
  ['the Thursday of Ascension: the Friday', '2026-05-14', '2026-05-15'],
  ['Friday, 1 May: the Monday', '2026-05-01', '2026-05-04'],
  ['Christmas on a Friday: the Monday', '2026-12-25', '2026-12-28'],
  ['1 January on a Friday: the Monday', '2027-01-01', '2027-01-04'],
])('%s', (_case, day, working) => {
  expect(workingDayFrom(Temporal.PlainDate.from(day)).toString()).toBe(working)
})
