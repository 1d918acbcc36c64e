import { expect, test } from 'vitest'
import { formatPrice, formatShortPrice } from './price.tsx'

test('amounts in cents are written as French euros, without a line break', () => {
  expect(formatPrice(190)).toBe('1,90\u202f€')
  expect(formatPrice(123_450)).toBe('1\u202f234,50\u202f€')
  expect(formatPrice(0)).toBe('0,00\u202f€')
})

test('sentences name whole euros without cents', () => {
  expect([500, 550, 100_000].map(formatShortPrice)).toEqual(['5\u202f€', '5,50\u202f€', '1\u202f000\u202f€'])
})
