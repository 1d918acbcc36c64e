import { expect, test } from 'vitest'
import { longDay, longMoment, withFirst } from './french-format.ts'

test('the first of a month is « 1er », also after its weekday', () => {
  expect(withFirst('1 mars 2026')).toBe('1er\u00a0mars 2026')
  expect(withFirst('dimanche 1 mars')).toBe('dimanche 1er\u00a0mars')
  expect(withFirst('21 mars 2026')).toBe('21\u00a0mars 2026')
  expect(withFirst('01/03/2026 14:05')).toBe('01/03/2026 14:05')
})

test('A date of the first of a month has « 1er »', () => {
  expect([longDay('2026-03-01T12:00:00Z'), longDay('2026-03-31T12:00:00Z')]).toEqual(['1er mars 2026', '31 mars 2026'])
  expect(longMoment('2026-03-01T12:00:00Z')).toBe('1er mars 2026 à 13:00')
})
