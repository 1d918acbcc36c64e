import { expect, test } from 'vitest'
import { answerTime } from '../../contracts/text/answer-time.ts'
import { atMomentText, describeDue, momentText } from './due.ts'

const now = '2026-11-21T10:00:00.000Z'

test.each([
  ['2026-11-21T14:30:00.000Z', '15 h 30'],
  ['2026-11-21T08:00:00.000Z', '9 h'],
  ['2026-11-22T08:00:00.000Z', 'demain à 9 h'],
  ['2026-11-20T08:05:00.000Z', 'hier à 9 h 05'],
  ['2026-11-23T08:00:00.000Z', 'lundi à 9 h'],
  ['2026-12-01T08:00:00.000Z', 'le 1er décembre à 9 h'],
  ['2026-11-02T08:00:00.000Z', 'le 2 novembre à 9 h'],
])('%s is said as « %s »', (iso, said) => {
  expect(momentText(iso, now)).toBe(said)
})

test('a time today starts with « à » and a time tomorrow with « demain »', () => {
  expect([atMomentText('2026-11-21T14:30:00.000Z', now), atMomentText('2026-11-22T08:00:00.000Z', now)]).toEqual([
    'à 15 h 30',
    'demain à 9 h',
  ])
})

test('The deadline is worded like the answer time that the person was promised', () => {
  const [now, due] = ['2026-11-19T14:20:00Z', '2026-11-20T11:00:00Z']
  const waits = { answerDueDateTime: due, overdue: false, waitingSince: now }
  expect(describeDue(waits, now, true)).toEqual({ late: false, text: `avant ${answerTime(due, now)}` })
  expect(describeDue(waits, '2026-11-20T10:10:00Z', true)?.text).toBe('avant midi\u00a0(50\u00a0min)')
  expect(describeDue(waits, now, false)?.text).toBe('Réponse attendue avant demain\u00a0midi')
  expect(describeDue(waits, '2026-11-20T12:00:00Z', true)).toEqual({ late: true, text: 'en retard, 12\u00a0h' })
  expect(describeDue({ ...waits, answerDueDateTime: null }, now, true)?.text).toBe('depuis 15\u00a0h\u00a020')
  expect(describeDue({ ...waits, answerDueDateTime: null, waitingSince: null }, now, true)).toBeNull()
})
