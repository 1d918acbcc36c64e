import { expect, test } from 'vitest'
import { absenceBetween, absenceOn, findDayState, moveDayByKey, weekdayOf } from './day-state.ts'

const week = {
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' })),
  daysOff: [{ from: '2026-12-21', to: '2026-12-25', label: 'Congés' }],
  publicHolidays: ['2026-12-25', '2027-01-01'],
}

test('a day’s state is the first that applies: absence, holiday, day off or open', () => {
  const days = ['2026-12-18', '2026-12-19', '2026-12-21', '2026-12-25', '2026-12-28', '2027-01-01']
  expect(days.map((day) => findDayState(day, week))).toEqual(['open', 'closed', 'away', 'away', 'open', 'holiday'])
})

test('Monday is the first day of the week, Sunday the seventh', () => {
  expect(['2026-12-21', '2026-12-27'].map(weekdayOf)).toEqual([1, 7])
})

test('an absence includes its first and last day, whichever is chosen first', () => {
  const chosen = absenceBetween('2026-12-24', '2026-12-22')
  expect(chosen).toEqual({ from: '2026-12-22', to: '2026-12-24', label: '' })
  expect(
    ['2026-12-21', '2026-12-22', '2026-12-24', '2026-12-25'].map((day) => absenceOn([chosen], day) === chosen),
  ).toEqual([false, true, true, false])
  expect(absenceOn([{ from: '', to: '2026-12-24' }], '2026-12-24')).toBeUndefined()
})

test('arrow keys move by a day or a week and stay within the month', () => {
  expect(moveDayByKey('ArrowRight', '2026-12-21')).toBe('2026-12-22')
  expect(moveDayByKey('ArrowUp', '2026-12-21')).toBe('2026-12-14')
  expect(moveDayByKey('ArrowDown', '2026-12-28')).toBe('2026-12-28')
  expect(moveDayByKey('ArrowLeft', '2026-12-01')).toBe('2026-12-01')
  expect(moveDayByKey('Enter', '2026-12-21')).toBe('2026-12-21')
})
