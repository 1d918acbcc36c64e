import { expect, test } from 'vitest'
import { termsDocument } from './terms-document.ts'

test('the file of a terms version has its title, date, reference and text', () => {
  const version = {
    uid: '4f1c0a9b2d3e5f60',
    title: 'Ventes & conditions',
    publishedDateTime: '2026-03-02T10:00:00.000Z',
    recordedDateTime: '2026-03-02T10:00:00.000Z',
    isShown: true,
    orders: 1,
  }
  const file = termsDocument(version, '<p>Article 1.</p>')
  expect(file).toContain('<title>Ventes &amp; conditions</title>')
  expect(file).toContain('4f1c0a9b2d3e5f60')
  expect(file).toMatch(/2\s*mars\s*2026|02\/03\/2026/)
  expect(file).toContain('\n<p>Article 1.</p>\n')
})
