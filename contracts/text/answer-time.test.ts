import { expect, test } from 'vitest'
import { answerDate, answeredTimeText, answerTime, roundUpToHour } from './answer-time.ts'

const now = '2026-11-19T14:20:00Z'

test.each([
  ['2026-11-19T16:40:00Z', '18\u00a0h'],
  ['2026-11-20T10:20:00Z', 'demain\u00a0midi'],
  ['2026-11-23T11:00:00Z', 'lundi\u00a0midi'],
  ['2027-01-01T11:00:00Z', 'le\u00a01er\u00a0janvier à\u00a0midi'],
  ['2026-11-20T07:01:00Z', 'demain à\u00a09\u00a0h'],
  ['2026-11-23T08:00:00Z', 'lundi à\u00a09\u00a0h'],
  ['2027-01-01T17:00:00Z', 'le\u00a01er\u00a0janvier à\u00a018\u00a0h'],
])('a promise for %s is shown as « %s »', (iso, text) => expect(answerTime(iso, now)).toBe(text))

test('a missing or past promise is not shown', () => {
  for (const iso of [null, undefined, '2026-11-19T14:00:00Z']) expect(answerTime(iso, now)).toBeNull()
})

test.each([
  ['2026-11-19T08:02:00Z', 'à\u00a09\u00a0h\u00a002'],
  ['2026-11-18T17:12:00Z', 'hier à\u00a018\u00a0h\u00a012'],
  ['2026-11-16T11:00:00Z', 'lundi à\u00a012\u00a0h\u00a000'],
  ['2026-11-01T11:00:00Z', 'le\u00a01er\u00a0novembre'],
])('an answer of %s is shown as given « %s »', (iso, text) => expect(answeredTimeText(iso, now)).toBe(text))

test('A mail gives the full date of a promised answer', () => {
  expect(answerDate('2026-11-20T10:20:00Z')).toBe('vendredi\u00a020\u00a0novembre à\u00a0midi')
  expect(answerDate('2026-12-01T16:40:00Z')).toBe('mardi\u00a01er\u00a0décembre à\u00a018\u00a0h')
})

test('A deadline is rounded up to the full hour', () => {
  expect(roundUpToHour(new Date('2026-11-19T16:40:00Z')).toISOString()).toBe('2026-11-19T17:00:00.000Z')
  expect(roundUpToHour(new Date('2026-11-19T17:00:00Z')).toISOString()).toBe('2026-11-19T17:00:00.000Z')
})

// 00:30 on Friday in Paris. West of it Thursday is not over, so noon in Paris is « demain » there.
const evening = '2026-11-19T23:30:00Z'

test.each([
  ['Europe/Paris', 'midi'],
  ['America/Montreal', 'demain à\u00a06\u00a0h'],
  ['Indian/Reunion', '15\u00a0h'],
  ['Pacific/Marquesas', 'demain à\u00a01\u00a0h\u00a030'],
])('a promise for noon in Paris is shown in the zone %s as « %s »', (zone, text) => {
  expect(answerTime('2026-11-20T11:00:00Z', evening, zone)).toBe(text)
})

test('Answer times and dates are shown in the time zone of their reader', () => {
  expect(answeredTimeText('2026-11-19T22:50:00Z', evening)).toBe('hier à\u00a023\u00a0h\u00a050')
  expect(answeredTimeText('2026-11-19T22:50:00Z', evening, 'America/Montreal')).toBe('à\u00a017\u00a0h\u00a050')
  expect(answeredTimeText('2026-11-19T22:50:00Z', evening, 'Indian/Reunion')).toBe('à\u00a02\u00a0h\u00a050')
  expect(answerDate('2026-12-01T17:00:00Z', 'America/Montreal')).toBe('mardi\u00a01er\u00a0décembre à\u00a0midi')
  expect(answerDate('2026-12-01T23:00:00Z', 'Indian/Reunion')).toBe('mercredi\u00a02\u00a0décembre à\u00a03\u00a0h')
})
