import { expect, test } from 'vitest'
import { toCachedPage } from './cached-page.ts'

test('A cached page keeps its headers and gets an ETag and Vary', async () => {
  const { headers, etag } = await toCachedPage({ 'content-type': 'text/html' }, Buffer.from('<p>œ</p>'))
  expect(headers).toEqual(['content-type', 'text/html', 'etag', etag, 'vary', 'accept-encoding, cookie'])
})

test('A cached page holds as much memory as the cache counts for it', async () => {
  const { bodies, bytes } = await toCachedPage({}, Buffer.from('<p>Une page</p>'.repeat(4000)))
  expect(bodies.br.buffer.byteLength + bodies.gzip.buffer.byteLength).toBe(bytes)
})
