import { expect, test, vi } from 'vitest'
import { measure } from './measure.ts'

test('Without a tracker id the console warns and nothing is loaded', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  measure({ tracker: '' })
  expect(warn).toHaveBeenCalledExactlyOnceWith('No tracker id is configured: nothing is measured')
  warn.mockClear()
  measure({})
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
