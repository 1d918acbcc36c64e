import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleAsync } from './throttle-async.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change refetches at once, later ones together after the pause', async () => {
  const ask = vi.fn(async () => {})
  const counts = throttleAsync(3000, ask)
  counts.ask()
  expect(ask).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 100; change += 1) counts.ask()
  await vi.advanceTimersByTimeAsync(2999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('no request is sent until the previous one has succeeded or failed', async () => {
  let fail = (_reason: Error) => {}
  const ask = vi.fn(() => new Promise((_resolve, reject) => (fail = reject)))
  const counts = throttleAsync(3000, ask)
  counts.ask()
  counts.ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  fail(new Error('refused'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a list that the user left sends no more requests', async () => {
  const ask = vi.fn(async () => {})
  const counts = throttleAsync(3000, ask)
  counts.ask()
  counts.ask()
  counts.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
