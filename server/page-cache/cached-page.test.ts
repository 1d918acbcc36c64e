import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { toCachedPage, toPreparedHead } from './cached-page.ts'

/** V8's own format, after two bytes of version: `"` begins a string of one byte a character. */
const isOneByte = (text: string | undefined): boolean => serialize(text)[2] === 0x22

test('a header cut out of a page with wide characters is kept in one byte a character', () => {
  const page = `<meta content="default-src 'none'; script-src 'self'">${'« œuvre » à 12 €'.repeat(4)}`
  const policy = page.slice(15, 50)
  expect(isOneByte(policy)).toBe(false)
  const head = toPreparedHead({ 'content-security-policy': policy })
  expect(head).toEqual(['content-security-policy', policy])
  expect(head.map(isOneByte)).toEqual([true, true])
})

test('the head of a cached page has the page’s headers, its ETag and what it varies with', async () => {
  const { head, etag } = await toCachedPage({ 'content-type': 'text/html' }, Buffer.from('<p>œ</p>'))
  expect(head).toEqual(['content-type', 'text/html', 'etag', etag, 'vary', 'accept-encoding, cookie'])
})
