import { expect, test } from 'vitest'
import { toCachedPage } from './cached-page.ts'

test('the head of a cached page has the page’s headers, its ETag and what it varies with', async () => {
  const { headers, etag } = await toCachedPage({ 'content-type': 'text/html' }, Buffer.from('<p>œ</p>'))
  expect(headers).toEqual(['content-type', 'text/html', 'etag', etag, 'vary', 'accept-encoding, cookie'])
})
