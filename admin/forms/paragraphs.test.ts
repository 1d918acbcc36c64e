import { expect, test } from 'vitest'
import { htmlOf, paragraphsOf } from './paragraphs.ts'

test('typed paragraphs become HTML that is read back as typed', () => {
  const text = 'Elle écoute.\nPuis elle répond & « <b> ».\n\nElle nage.'
  expect(htmlOf(text)).toBe('<p>Elle écoute.<br />Puis elle répond &amp; « &lt;b&gt; ».</p><p>Elle nage.</p>')
  expect(paragraphsOf(htmlOf(text))).toBe(text)
})
