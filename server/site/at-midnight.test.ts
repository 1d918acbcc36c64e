import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMidnight, millisecondsToMidnight } from './at-midnight.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-28T22:59:59Z') }))
afterEach(() => vi.useRealTimers())

const hour = 3_600_000

test.each([
  ['in winter', '2026-01-10T22:30:00Z', 0.5],
  ['in summer', '2026-07-10T22:30:00Z', 23.5],
  ['on the day of 23 hours', '2026-03-28T23:00:00Z', 23],
  ['on the day of 25 hours', '2026-10-24T22:00:00Z', 25],
])('the next day in Paris begins after the right number of hours %s', (_when, now, hours) => {
  expect(millisecondsToMidnight(new Date(now))).toBe(hours * hour)
})

test('the callback runs at each midnight in Paris until it is stopped', () => {
  const call = vi.fn()
  const stop = atMidnight(() => new Date(), call)
  vi.advanceTimersByTime(900)
  expect(call).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(200)
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(23 * hour)
  expect(call).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(48 * hour)
  expect(call).toHaveBeenCalledTimes(2)
})
