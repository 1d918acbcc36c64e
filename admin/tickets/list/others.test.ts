import { expect, test } from 'vitest'
import {
  addPresenceSignal,
  dropExpiredSignals,
  endTyping,
  listPresentColleagues,
  type PresenceSignals,
} from './others.ts'

const contact = { uid: 'ines', name: 'Inès Perrin' }
const after = (...signs: [state: 'reading' | 'writing' | 'left', at: number][]) =>
  signs.reduce<readonly PresenceSignals[]>((known, [state, at]) => addPresenceSignal(known, { contact, state }, at), [])
const stateAt = (known: readonly PresenceSignals[], at: number) =>
  listPresentColleagues(dropExpiredSignals(known, at)).map(({ state }) => state)

test('a colleague who is writing keeps that state when the reading signal repeats', () => {
  expect(stateAt(after(['writing', 0], ['reading', 1000]), 2000)).toEqual(['writing'])
})

test('a colleague who stopped writing counts as reading for twenty more seconds', () => {
  const known = after(['reading', 0], ['writing', 1000])
  expect([stateAt(known, 10_000), stateAt(known, 12_000), stateAt(known, 32_000)]).toEqual([
    ['writing'],
    ['reading'],
    [],
  ])
  expect([stateAt(after(['writing', 0]), 11_000), stateAt(after(['writing', 0]), 31_000)]).toEqual([['reading'], []])
})

test('a colleague stops writing when they answer and reading when they leave', () => {
  const known = after(['reading', 0], ['writing', 1000])
  expect(stateAt(endTyping(known, 'ines', 2000), 2000)).toEqual(['reading'])
  expect(endTyping(known, 'zoe', 2000)).toBe(known)
  expect(after(['writing', 0], ['left', 1000])).toEqual([])
})

test('nothing is re-rendered as long as every signal is valid', () => {
  const known = after(['reading', 0], ['writing', 1000])
  expect(dropExpiredSignals(known, 11_000)).toBe(known)
  const reads = dropExpiredSignals(known, 12_000)
  expect(dropExpiredSignals(reads, 14_000)).toBe(reads)
})
