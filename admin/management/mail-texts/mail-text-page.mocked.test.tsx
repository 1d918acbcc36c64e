// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { mailTextWords } = await import('./words.ts')
const { PersonProvider } = await import('../../person.ts')
const { default: MailTextPage } = await import('./mail-text-page.tsx')

test('An unknown mail text is a sentence and a way back, without a form', async () => {
  const message = 'Ce mail n’existe pas.'
  vi.stubGlobal('fetch', async () => Response.json({ message, code: 'not-found', requestId: 'a' }, { status: 404 }))
  const router = createMemoryRouter([{ path: '/mail-texts/:uid', element: <MailTextPage /> }], {
    initialEntries: ['/mail-texts/zzz'],
  })
  const uid = '00000000-0000-4000-8000-000000000001'
  render(
    <PersonProvider value={{ uid, email: 'a@exemple.fr', siteName: 'Site', roles: ['admin'] }}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PersonProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByText(mailTextWords.back).getAttribute('href')).toBe('/mail-texts')
  expect(screen.queryByRole('button')).toBeNull()
})
