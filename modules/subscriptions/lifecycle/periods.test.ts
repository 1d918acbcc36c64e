import { expect, test } from 'vitest'
import type { SubscriptionRow } from './queries.ts'
import { changesAfterPayment, paymentFor } from './schedule.ts'

const monthly = { amount: 3990, trialAmount: 0, periodDuration: 1, periodDurationUnit: 'month' } as const
const noTrial = { trialDuration: null, trialDurationUnit: null }
const trialDays = (count: number) => ({ trialDuration: count, trialDurationUnit: 'day' }) as const

type Terms = Partial<SubscriptionRow>

/** Ends of consecutive periods, each paid when the previous one is over. */
function endsOf(start: string, terms: Terms, periods: number): Date[] {
  const pending = { ...monthly, ...noTrial, ...terms, status: 'pending', period: 0 } as SubscriptionRow
  const ends: Date[] = []
  let subscription = pending
  for (let period = 1; period <= periods; period += 1) {
    const now = ends.at(-1) ?? new Date(start)
    subscription = { ...subscription, ...changesAfterPayment(subscription, paymentFor(subscription, period), now) }
    ends.push(subscription.expirationAt as Date)
  }
  return ends
}

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })
/** Local time in Paris: `2026-03-31 09:30:00`. */
const inParis = (date: Date): string => wall.format(date)

const two = (number: number): string => String(number).padStart(2, '0')
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Computed independently: the same day of each month, or its last. */
function expectedDay(year: number, month: number, day: number, times: number): string {
  const index = month - 1 + times
  const thatYear = year + Math.floor(index / 12)
  const thatMonth = (index % 12) + 1
  return `${thatYear}-${two(thatMonth)}-${two(Math.min(day, daysIn(thatYear, thatMonth)))}`
}

const starts = [2026, 2027, 2028].flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    [28, 29, 30, 31].filter((day) => day <= daysIn(year, month)).map((day) => [year, month, day] as const),
  ),
)

test.each(starts)('started on %i-%i-%i, each of 36 months ends on that day or the month’s last', (year, month, day) => {
  const ends = endsOf(`${year}-${two(month)}-${two(day)}T08:15:00Z`, {}, 36)
  const hour = inParis(new Date(`${year}-${two(month)}-${two(day)}T08:15:00Z`)).slice(11)
  const expected = ends.map((_, index) => `${expectedDay(year, month, day, index + 1)} ${hour}`)
  expect(ends.map(inParis)).toEqual(expected)
})

test.each([
  ['31 January, a common year', '2026-01-31T09:00:00Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['31 January, a leap year', '2028-01-31T09:00:00Z', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
  ['30 January', '2027-01-30T09:00:00Z', ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30']],
  ['29 February', '2028-02-29T09:00:00Z', ['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']],
  ['31 December', '2027-12-31T09:00:00Z', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['almost midnight in Paris', '2026-01-31T22:59:59Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['already tomorrow in Paris', '2026-01-31T23:00:00Z', ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']],
])('monthly periods from %s end on the expected days', (_start, start, days) => {
  expect(endsOf(start, {}, 4).map((end) => inParis(end).slice(0, 10))).toEqual(days)
})

test.each([
  // Clocks go from 2:00 to 3:00 on 29 March 2026: 2:30 does not exist and becomes 3:30.
  ['missing', '2026-01-29T01:30:00Z', ['2026-02-28 02:30:00', '2026-03-29 03:30:00', '2026-04-29 02:30:00']],
  ['missing', '2027-02-28T01:30:00Z', ['2027-03-28 03:30:00', '2027-04-28 02:30:00', '2027-05-28 02:30:00']],
  // Clocks go from 3:00 to 2:00 on 25 October 2026: 2:30 exists twice, and the first one is used.
  ['double', '2026-08-25T00:30:00Z', ['2026-09-25 02:30:00', '2026-10-25 02:30:00', '2026-11-25 02:30:00']],
])('an hour that is %s when the clocks change moves the end of one period only', (_kind, start, shown) => {
  expect(endsOf(start, {}, 3).map(inParis)).toEqual(shown)
})

test('a period that ends in a repeated hour ends in its first occurrence', () => {
  expect(endsOf('2026-08-25T00:30:00Z', {}, 2).at(-1)?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test.each([
  ['spring', '2026-03-29T01:00:00Z', '2026-04-29 03:00:00'],
  ['spring, the last second of winter', '2026-03-29T00:59:59Z', '2026-04-29 01:59:59'],
  ['autumn, the first half past two', '2026-10-25T00:30:00Z', '2026-11-25 02:30:00'],
  ['autumn, the second half past two', '2026-10-25T01:30:00Z', '2026-11-25 02:30:00'],
])('a month from a Sunday of clock change ends at the same hour in Paris: %s', (_season, start, end) => {
  expect(endsOf(start, {}, 1).map(inParis)).toEqual([end])
})

test('after a trial the months are counted from its end', () => {
  const ends = endsOf('2026-01-28T09:00:00Z', trialDays(3), 37).map((end) => inParis(end).slice(0, 10))
  expect(ends.slice(0, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  expect(ends.at(-1)).toBe('2029-01-31')
})

test.each([
  ['quarters', { periodDuration: 3 }, '2026-11-30T09:00:00Z', ['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']],
  [
    'years from a leap day',
    { periodDurationUnit: 'year' as const },
    '2028-02-29T09:00:00Z',
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    'weeks over the change to summer time',
    { periodDurationUnit: 'week' as const },
    '2026-03-22T09:00:00Z',
    ['2026-03-29', '2026-04-05', '2026-04-12', '2026-04-19'],
  ],
])('periods end on the expected days: %s', (_name, terms, start, days) => {
  const ends = endsOf(start, terms, 4)
  expect(ends.map((end) => inParis(end).slice(0, 10))).toEqual(days)
  expect(new Set(ends.map((end) => inParis(end).slice(11)))).toEqual(new Set([inParis(new Date(start)).slice(11)]))
})
