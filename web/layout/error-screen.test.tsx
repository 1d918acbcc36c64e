import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ApiUnreachableError, HttpForbiddenError, HttpNotFoundError, ServerError } from '../api/index.ts'
import { ErrorScreen } from './error-screen.tsx'
import { missingRole } from './error-variant.ts'
import '../i18n/index.ts'

function show(error: unknown, path = '/nulle-part'): string {
  const element = <ErrorScreen error={error} />
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe.each([
  ['an unknown path', new ErrorResponse(404, 'Not Found', null)],
  ['an unknown thing', new HttpNotFoundError('unknown', { status: 404 })],
])('%s', (_title, error) => {
  const html = show(error)

  test('has the logo, a large image, the title, the path and a way home', () => {
    expect(html).toContain('data-logo')
    expect(html).toMatch(/<img [^>]*src="\/error-404\.svg"[^>]*width="560"/)
    expect(html).toMatch(/<h1[^>]*>Cette page s’est envolée<\/h1>/)
    expect(html).toContain('bg-blush mask-[url(/error-404-digits.svg)]')
    expect(html).toContain('Page Not Found: /nulle-part')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Revenir à l’accueil<\/a>/)
    expect(html).toContain('error-background.svg')
  })
})

test('the back office tells other users that it is for staff and links back', () => {
  const html = show(new ErrorResponse(403, 'Forbidden', missingRole), '/admin')
  expect(html).toMatch(/<h1[^>]*>Cet espace est réservé à l’équipe du site<\/h1>/)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Revenir à l’accueil<\/a>/)
  expect(html).toMatch(/<a [^>]*href="\/account"[^>]*>Aller à mon compte<\/a>/)
})

describe.each([
  ['a defect of ours', new Error('boom')],
  ['an API that is down', new ApiUnreachableError('down', new TypeError('fetch failed'))],
  ['an API that fails', new ServerError('failed', { status: 500 })],
  ['what is not allowed', new HttpForbiddenError('no', { status: 403 })],
  ['any other status', new ErrorResponse(403, 'Forbidden', null)],
])('%s', (_title, error) => {
  const html = show(error)

  test('has the logo, its own title, the background and a way home, without an image', () => {
    expect(html).toMatch(/<h1[^>]*>Un instant de repos<\/h1>/)
    expect(html).toContain('Réessayez dans quelques minutes, ou revenez à l’accueil.')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Revenir à l’accueil<\/a>/)
    expect(html).toContain('error-background.svg')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('Page Not Found')
  })
})

const roses = /#(?:f9d5df|fdf4f6|eeb3c4|d97f95|9c4a62|f9e0e5|f6d0da|f4c9d3|f0bccb)/i

test.each(['error-404', 'error-404-digits', 'error-background'])(
  'the image %s leaves the background colour to the page',
  (name) => {
    expect(roses.exec(readFileSync(`web/public/${name}.svg`, 'utf8'))?.[0]).toBeUndefined()
  },
)
