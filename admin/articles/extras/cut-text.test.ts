import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text that fits is shown whole, a longer one is cut at a word', () => {
  expect(cutText(' Dire\u00a0non \n sans se justifier ', 60)).toBe('Dire non sans se justifier')
  expect(cutText('Dire non, sans se justifier', 12)).toBe('Dire non…')
  expect(cutText('Anticonstitutionnellement', 10)).toBe('Anticonsti…')
  expect(cutText('🌸🌸🌸🌸', 2)).toBe('🌸🌸…')
})
