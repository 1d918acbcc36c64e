// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '../../contracts/accounts/roles.ts'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { StaffScreen, stubList } = await import('../fixtures/staff-screen.tsx')
const { WaitingBadge } = await import('./waiting-badge.tsx')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const renderBadge = (role: Role) =>
  render(
    <StaffScreen roles={[role]}>
      <WaitingBadge />
    </StaffScreen>,
  )

test('An answer sent on another device removes the badge within ten seconds', async () => {
  vi.useFakeTimers()
  stubList([], 1)
  renderBadge('coach')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('1\u00a0réponse attendue')
  stubList([], 0)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByRole('link')).toBeNull()
})

test('Editors have no badge because they answer no conversations', () => {
  const asked = stubList([], 1)
  renderBadge('editor')
  expect(asked).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})
