import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const address = (text: string) => canonicalAddress(text, () => ['q', 'tags'])

test('A canonical address keeps known query keys in one order', () => {
  expect(address('/articles?tags=b&x=1&q=vie&tags=a&empty=')).toBe('/articles?q=vie&tags=b&tags=a')
})

test('An address over 500 characters has no canonical form', () => {
  expect(address(`/articles?q=${'a'.repeat(488)}`)).toHaveLength(500)
  expect(address(`/articles?q=${'a'.repeat(489)}`)).toBeUndefined()
})
