import { expect, test } from 'vitest'
import { centsOf, euros } from './format.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['1 234,50 €', 123450],
  ['39.90', 3990],
  ['0,29', 29],
])('%s is an amount', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
  expect(centsOf(euros(cents))).toBe(cents)
})

test.each(['', '-1', 'douze', '1,234', '12,50,1', '1e3'])('%j is no amount', (text) => {
  expect(centsOf(text)).toBeUndefined()
})
