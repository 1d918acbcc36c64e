import { expect, test } from 'vitest'
import { isMonday, nextMorning, parisText, parseParisTime } from './paris-time.ts'

test.each([
  ['2026-11-24T08:00', '2026-11-24T07:00:00.000Z'],
  ['2026-07-14T08:00', '2026-07-14T06:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Paris is %s', (text, moment) => {
  expect(parseParisTime(text)?.toISOString()).toBe(moment)
})

test('a moment is written as Paris time and read back as the same moment', () => {
  const moment = new Date('2026-12-31T23:30:00Z')
  expect(parisText(moment)).toBe('2027-01-01T00:30')
  expect(parseParisTime(parisText(moment))).toEqual(moment)
  expect(parseParisTime('demain')).toBeUndefined()
})

test('the next morning or Monday is at 8:00 and never today', () => {
  const lateOnSunday = new Date('2026-11-22T22:30:00Z')
  expect(parisText(nextMorning(lateOnSunday))).toBe('2026-11-23T08:00')
  expect(parisText(nextMorning(lateOnSunday, isMonday))).toBe('2026-11-23T08:00')
  expect(parisText(nextMorning(new Date('2026-11-22T23:30:00Z'), isMonday))).toBe('2026-11-30T08:00')
})
