import { afterEach, expect, test, vi } from 'vitest'
import { tracking, trackSignUp } from './track-sign-up.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  warn.mockClear()
  vi.unstubAllGlobals()
})

test('a registration is pushed to the data layer', () => {
  const dataLayer: Record<string, unknown>[] = []
  trackSignUp({ dataLayer })
  expect(dataLayer).toEqual([{ event: 'sign_up', method: 'email' }])
  expect(warn).not.toHaveBeenCalled()
})

test('without a data layer it only warns', () => {
  trackSignUp({})
  expect(warn).toHaveBeenCalledOnce()
})

test('a redirect means that she is registered; a refused form does not', async () => {
  const dataLayer: unknown[] = []
  vi.stubGlobal('window', { dataLayer })
  const way = new Response(null, { status: 302, headers: { location: '/registration/payment' } })
  await expect(
    tracking(
      () => Promise.reject(way),
      () => false,
    ),
  ).rejects.toBe(way)
  expect(dataLayer).toHaveLength(1)
  await tracking(
    async () => 'refused',
    () => false,
  )
  expect(dataLayer).toHaveLength(1)
})
