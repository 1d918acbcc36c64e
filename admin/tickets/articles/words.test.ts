import { expect, test } from 'vitest'
import { offeredArticleWords } from './words.ts'

const now = new Date('2026-11-23T12:00:00Z')

test('the reading date is the day in Paris, with the year unless it is this year', () => {
  expect(offeredArticleWords.read('2026-11-22T23:30:00Z', now)).toBe('Lu le 23\u00a0novembre')
  expect(offeredArticleWords.read('2026-10-01T08:00:00Z', now)).toBe('Lu le 1er\u00a0octobre')
  expect(offeredArticleWords.read('2025-12-31T08:00:00Z', now)).toBe('Lu le 31\u00a0décembre\u00a02025')
})
