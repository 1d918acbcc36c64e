import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatMoment, momentInSentence } from './format-moment.ts'
import { editorWords } from './words.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a sentence names the time of today, or the day and the time', () => {
  const [today, later] = ['2026-11-30T15:19:00Z', '2026-12-03T13:02:00Z']
  expect([today, later].map(formatMoment)).toEqual(['16\u00a0h\u00a019', '3 décembre, 14\u00a0h\u00a002'])
  const { publish, unschedule } = editorWords
  expect(publish.scheduled(momentInSentence(today))).toBe('L’article paraîtra à 16\u00a0h\u00a019.')
  expect(publish.scheduled(momentInSentence(later))).toBe('L’article paraîtra le 3 décembre à 14\u00a0h\u00a002.')
  expect(unschedule.text(momentInSentence(today))).toContain('devait paraître à 16\u00a0h\u00a019.')
})
