import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchBriefly } from './refetch-briefly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('refetches at growing intervals for five minutes', async () => {
  const refetch = vi.fn()
  refetchBriefly(refetch)
  await vi.advanceTimersByTimeAsync(2000)
  expect(refetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(refetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  const asked = refetch.mock.calls.length
  expect(asked).toBeLessThan(15)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(refetch).toHaveBeenCalledTimes(asked)
})

test('does not refetch once it is stopped', async () => {
  const refetch = vi.fn()
  refetchBriefly(refetch)()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(refetch).not.toHaveBeenCalled()
})
