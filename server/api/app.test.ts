import { expect, test } from 'vitest'
import { readableAddress } from './app.ts'

test.each(['/', '/articles?q=100%25', '/article/%C3%A9t%C3%A9', '/articles?q=%FF%'])(
  'the address %s is unchanged',
  (url) => {
    expect(readableAddress(url)).toBe(url)
  },
)

test.each([
  ['/%FF', '/%25FF'],
  ['/article/%?q=%FF', '/article/%25?q=%FF'],
  ['/api/content/articles/%E0%A4%A', '/api/content/articles/%25E0%25A4%25A'],
  ['/?a?b', '/?a?b'],
])('the address %s is escaped as %s', (url, readable) => {
  expect(readableAddress(url)).toBe(readable)
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow()
})
