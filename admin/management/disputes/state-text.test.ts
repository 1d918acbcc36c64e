import { expect, test } from 'vitest'
import { stateText } from './state-text.ts'

const open = { state: 'open', outcome: null, endedDateTime: null, fee: null, reason: 'fraud' } as const
const now = Date.parse('2026-06-01T08:00:00Z')
const due = (answerByDateTime: string | null) =>
  stateText({ ...open, answerByDateTime }, now).replaceAll(/[\u00a0\u202f]/g, ' ')

test('An open dispute shows the time left and the deadline', () => {
  expect(due('2026-06-09T21:59:00Z')).toBe('encore 8 j 13 h pour répondre, jusqu’au 9 juin 2026, 23:59')
  expect(due('2026-06-01T08:50:00Z')).toBe('encore 50 min pour répondre, jusqu’au 1er juin 2026, 10:50')
  expect(due('2026-05-31T08:00:00Z')).toBe('délai passé depuis le 31 mai 2026, 10:00')
  expect(due(null)).toBe('la banque décide')
  expect(stateText({ ...open, reason: null, answerByDateTime: null }, now)).toBe('à répondre')
})

test('An ended dispute shows its outcome and fee', () => {
  const ended = { ...open, outcome: 'lost', endedDateTime: '2026-06-01T07:00:00Z', answerByDateTime: null } as const
  const text = (state: 'lost' | 'settled') =>
    stateText({ ...ended, state, fee: 2000 }, now).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(text('lost')).toBe('perdue le 1er juin 2026, 09:00 · 20,00 € de frais')
  expect(text('settled')).toBe('perdue le 1er juin 2026, 09:00 · 20,00 € de frais · réglée')
})
