import { expect, test } from 'vitest'
import { withFirst } from './french-format.ts'

test('the first of a month is « 1er », also after its weekday', () => {
  expect(withFirst('1 mars 2026')).toBe('1er\u00a0mars 2026')
  expect(withFirst('dimanche 1 mars')).toBe('dimanche 1er\u00a0mars')
  expect(withFirst('21 mars 2026')).toBe('21\u00a0mars 2026')
  expect(withFirst('01/03/2026 14:05')).toBe('01/03/2026 14:05')
})
