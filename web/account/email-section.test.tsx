import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { EmailSection } from './email-section.tsx'

const proof = { password: true, options: null }

test('An unproved address offers a link and claims no earlier one', () => {
  const own = { email: 'zoe@exemple.fr', proved: false, change: null }
  const section = <EmailSection own={own} proof={proof} lastResult={undefined} codeSent={false} />
  const router = createMemoryRouter([{ path: '*', element: section }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('Adresse à confirmer')
  expect(html).toContain('>Recevoir un lien<')
  expect(html).not.toMatch(/envoyé|nouveau lien/)
})
