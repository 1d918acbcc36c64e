// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, type DataProvider } from 'ra-core'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '../../contracts/accounts/roles.ts'
import { PersonProvider } from '../person.ts'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { WaitingBadge } = await import('./waiting-badge.tsx')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderBadge(role: Role) {
  const getList = vi.fn(async () => ({ data: [], total: 1 }))
  const person = { uid: '00000000-0000-4000-8000-000000000001', email: 'a@exemple.fr', siteName: 'Site' }
  render(
    <PersonProvider value={{ ...person, roles: [role] }}>
      <CoreAdminContext dataProvider={{ getList } as unknown as DataProvider}>
        <WaitingBadge />
      </CoreAdminContext>
    </PersonProvider>,
  )
  return getList
}

test('An answer sent on another device removes the badge within ten seconds', async () => {
  vi.useFakeTimers()
  const getList = renderBadge('coach')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('1\u00a0réponse attendue')
  getList.mockImplementation(async () => ({ data: [], total: 0 }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByRole('link')).toBeNull()
})

test('An editor, who answers nobody, has no badge', () => {
  expect(renderBadge('editor')).not.toHaveBeenCalled()
  expect(screen.queryByRole('link')).toBeNull()
})
