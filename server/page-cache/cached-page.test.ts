import { expect, test } from 'vitest'
import { toCachedPage } from './cached-page.ts'

test('A cached page keeps its headers and gets an ETag and Vary', async () => {
  const { headers, etag } = await toCachedPage({ 'content-type': 'text/html' }, Buffer.from('<p>œ</p>'))
  expect(headers).toEqual(['content-type', 'text/html', 'etag', etag, 'vary', 'accept-encoding, cookie'])
})
