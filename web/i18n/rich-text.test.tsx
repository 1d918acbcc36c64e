import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

it('wraps words in their links and keeps them if a link is missing', () => {
  const both = { terms: <a href="/terms">…</a>, privacy: <a href="/privacy">…</a> }
  const html = renderToStaticMarkup(<RichText text="account.registration.terms" parts={both} />)
  expect(html).toMatch(/^J’accepte .*<a href="\/terms">conditions.*<\/a>.*<a href="\/privacy">Confidentialité.*<\/a>/)
  expect(html).not.toContain('&lt;')
  const plain = renderToStaticMarkup(<RichText text="account.registration.terms" parts={{}} />)
  expect(plain).toBe(html.replace(/<[^>]*>/g, ''))
})
