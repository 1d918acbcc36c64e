import { expect, test, vi } from 'vitest'
import { startTracking } from './start-tracking.ts'

test('Without a tracker id the console warns and nothing is loaded', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  startTracking({ tracker: '' })
  expect(warn).toHaveBeenCalledExactlyOnceWith('No tracker id is configured: nothing is measured')
  warn.mockClear()
  startTracking({})
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
