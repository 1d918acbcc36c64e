import { afterEach, describe, expect, test, vi } from 'vitest'
import { takeEvents } from '../consent/kept-events.ts'
import { trackSignUp, withSignUpTracking } from './track-sign-up.ts'

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

describe('without a data layer', () => {
  const agreed = (dataset: Record<string, string>) => {
    const kept = new Map<string, string>()
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    return kept
  }

  test('a sign-up only logs a warning', () => {
    const kept = agreed({})
    trackSignUp({})
    expect([warn.mock.calls.length, kept.size]).toEqual([1, 0])
  })

  test('the event is sent once on the next measured page after consent', () => {
    agreed({ agreed: 'measurement' })
    trackSignUp({})
    expect(warn).not.toHaveBeenCalled()
    expect([takeEvents(), takeEvents()]).toEqual([[{ event: 'sign_up', method: 'email' }], []])
  })
})

test('only a redirect counts as a sign-up', async () => {
  const dataLayer: unknown[] = []
  vi.stubGlobal('window', { dataLayer })
  const way = new Response(null, { status: 302, headers: { location: '/registration/payment' } })
  await expect(
    withSignUpTracking(
      () => Promise.reject(way),
      () => false,
    ),
  ).rejects.toBe(way)
  expect(dataLayer).toHaveLength(1)
  await withSignUpTracking(
    async () => 'refused',
    () => false,
  )
  expect(dataLayer).toHaveLength(1)
})
