import { expect, test } from 'vitest'
import { absenceNeeds, pastDueNeeds } from './read-today.ts'

test('an absence is told from its first day to its last', () => {
  const hours = [{ name: 'Claire', daysOff: [{ from: '2026-03-02', to: '2026-03-04', label: '' }] }]
  const counts = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'].map((day) => absenceNeeds(hours, day).length)
  expect(counts).toEqual([0, 1, 1, 0])
})

test('what is past due is told by cause, each with the subscriptions that it counts', () => {
  const needs = pastDueNeeds({ pastDueByCause: [{ errorCode: 'R201', count: 2 }] })
  expect(needs.map(({ text, to }) => [text, decodeURIComponent(to)])).toEqual([
    [
      '2\u00a0abonnements impayés\u00a0: refus de la banque (R201)',
      '/subscriptions?filter={"status":"pastDue","refusal":"R201"}',
    ],
  ])
})
