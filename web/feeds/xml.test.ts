import { expect, test } from 'vitest'
import { escapeXml, xmlElement } from './xml.ts'

test('XML text escapes markup and drops invalid characters', () => {
  expect(escapeXml(`<a href="x">L'été & moi</a>\u0000\u000b`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;L&apos;été &amp; moi&lt;/a&gt;',
  )
  expect(xmlElement('title', 'Dire « non » <3')).toBe('<title>Dire « non » &lt;3</title>')
})
