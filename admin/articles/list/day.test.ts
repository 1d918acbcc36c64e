import { expect, test, vi } from 'vitest'
import { dayOf } from '../../../contracts/text/paris.ts'
import { startOfDay } from './day.ts'

test.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('Days follow Paris time on a device in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(startOfDay('2026-03-01')).toBe('2026-02-28T23:00:00.000Z')
  expect(startOfDay('2026-03-29', 1)).toBe('2026-03-29T22:00:00.000Z')
  expect(startOfDay('2026-12-31', 1)).toBe('2026-12-31T23:00:00.000Z')
  expect(dayOf('2026-02-28T23:00:00Z')).toBe('2026-03-01')
  expect(dayOf('2026-02-28T22:59:59Z')).toBe('2026-02-28')
})
