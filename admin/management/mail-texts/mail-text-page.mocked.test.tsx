// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { default: MailTextPage } = await import('./mail-text-page.tsx')

test('An unknown mail text is a sentence and a way back, without a form', async () => {
  const message = 'Ce mail n’existe pas.'
  vi.stubGlobal('fetch', async () => Response.json({ message, code: 'not-found', requestId: 'a' }, { status: 404 }))
  const router = createMemoryRouter([{ path: '/mail-texts/:uid', element: <MailTextPage /> }], {
    initialEntries: ['/mail-texts/zzz'],
  })
  render(<RouterProvider router={router} />)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/mail-texts')
  expect(screen.queryByRole('button')).toBeNull()
})
