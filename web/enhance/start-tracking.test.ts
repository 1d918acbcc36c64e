import { expect, test, vi } from 'vitest'
import { startTracking } from './start-tracking.ts'

test('An empty tracker id logs one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  startTracking({ tracker: '' })
  expect(warn).toHaveBeenCalledExactlyOnceWith('No tracker id is configured: nothing is measured')
  warn.mockClear()
  startTracking({})
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
