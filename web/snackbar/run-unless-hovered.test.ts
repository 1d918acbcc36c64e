import { afterEach, expect, test, vi } from 'vitest'
import { runUnlessHovered } from './run-unless-hovered.ts'

afterEach(() => vi.useRealTimers())

test('a message that is hovered or focused stays until the user leaves it', () => {
  vi.useFakeTimers()
  let read = true
  const gone = vi.fn()
  runUnlessHovered(() => ({ matches: () => read }) as never, 5000, gone)
  vi.advanceTimersByTime(9000)
  expect(gone).not.toHaveBeenCalled()
  read = false
  vi.advanceTimersByTime(1000)
  expect(gone).toHaveBeenCalledOnce()
})

test('any other message disappears after its time, unless it was closed', () => {
  vi.useFakeTimers()
  const gone = vi.fn()
  runUnlessHovered(() => null, 5000, gone)
  const stop = runUnlessHovered(() => null, 5000, gone)
  stop()
  vi.advanceTimersByTime(5000)
  expect(gone).toHaveBeenCalledOnce()
})
