import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a long text is cut at a word boundary if possible', () => {
  expect(cutText(' Dire\u00a0non \n sans se justifier ', 60)).toBe('Dire non sans se justifier')
  expect(cutText('Dire non, sans se justifier', 12)).toBe('Dire non…')
  expect(cutText('Anticonstitutionnellement', 10)).toBe('Anticonsti…')
  expect(cutText('🌸🌸🌸🌸', 2)).toBe('🌸🌸…')
})
