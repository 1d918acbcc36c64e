import { expect, test } from 'vitest'
import { formatPrice } from './price.tsx'

test('amounts in cents are written as French writes euros, in one piece', () => {
  expect(formatPrice(190)).toBe('1,90\u202f€')
  expect(formatPrice(123_450)).toBe('1\u202f234,50\u202f€')
  expect(formatPrice(0)).toBe('0,00\u202f€')
})
