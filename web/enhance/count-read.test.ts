import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRead } from './count-read.ts'

const sendBeacon = vi.fn()
let visibility = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  Object.defineProperty(page, 'visibilityState', { get: () => visibility })
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => ({ dataset: { read: 'les-mots' } }) }))
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sendBeacon.mockReset()
  visibility = 'visible'
})

const show = (state: string) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test('An article counts as read once, after ten seconds in view', () => {
  countRead()
  vi.advanceTimersByTime(9999)
  expect(sendBeacon).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/content/articles/les-mots/reads')
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('Seconds in a hidden tab do not count', () => {
  visibility = 'hidden'
  countRead()
  vi.advanceTimersByTime(60_000)
  show('visible')
  vi.advanceTimersByTime(9000)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(sendBeacon).not.toHaveBeenCalled()
})
